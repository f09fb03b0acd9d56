import { expect, it } from 'vitest'
import { acrossFrom, finder, groupsOf } from './groups.ts'

const rows = [
  { x: 5, y: 1, cluster: 'a' },
  { x: 1, y: 2, cluster: 'a' },
  { x: 4, y: 8, cluster: 'b' },
  { x: 9, y: 9, cluster: 'b' },
]
const clusters = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
]
const axes = { x: (row: { x: number }) => row.x, y: (row: { y: number }) => row.y }
const groups = groupsOf(rows, { ...axes, clusters, clusterOf: (row) => row.cluster })
const same = (value: number) => value

it('puts the points of a cluster in the order in which the arrow keys walk', () => {
  expect(groups.map(({ points }) => points.map(({ x }) => x))).toEqual([
    [1, 5],
    [4, 9],
  ])
})

it('has one group when there are no clusters', () => {
  expect(groupsOf(rows, { ...axes, clusters: undefined, clusterOf: undefined })).toMatchObject([
    { points: { length: 4 } },
  ])
})

it('changes to the point of the other cluster that is nearest across', () => {
  expect(acrossFrom(groups)({ series: 0, point: 1 }, 1)).toBe(0)
  expect(acrossFrom(groups)({ series: 1, point: 1 }, 0)).toBe(1)
})

it('finds the nearest point, and none where there is none near', () => {
  const find = finder(groups, same, same, 3)
  expect(find(4.2, 7)).toEqual({ series: 1, point: 0 })
  expect(find(1, 20)).toBeUndefined()
})
