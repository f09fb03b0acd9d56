import { expect, it } from 'vitest'
import { gridOf, turned } from './grid.ts'
import { stepsOf } from './steps.ts'

const items = (...ids: string[]) => ids.map((id) => ({ id, label: id }))
const grid = gridOf(
  [
    { day: 'mon', hour: '09', calls: 4 },
    { day: 'tue', hour: '10', calls: 0 },
  ],
  ({ calls }) => calls,
  { label: 'Hour', items: items('09', '10', '11'), of: ({ hour }) => hour },
  { label: 'Day', items: items('mon', 'tue'), of: ({ day }) => day },
)

it('distinguishes no data from zero', () => {
  expect(grid.values).toEqual([
    [4, null, null],
    [null, 0, null],
  ])
})

it('lets the two lists change places', () => {
  expect(turned(grid).values).toEqual([
    [4, null],
    [null, 0],
    [null, null],
  ])
  expect(turned(turned(grid))).toEqual(grid)
})

it('cuts the values into five steps with round ends', () => {
  const { stepOf, ranges } = stepsOf([3, 97, null])
  expect(ranges).toEqual([
    [0, 20],
    [20, 40],
    [40, 60],
    [60, 80],
    [80, 100],
  ])
  expect([0, 19, 20, 97].map(stepOf)).toEqual([0, 0, 1, 4])
})

it('has steps even if all values are the same', () => {
  expect(stepsOf([7]).stepOf(7)).toBe(0)
  expect(stepsOf([]).ranges).toHaveLength(5)
})
