import { expect, test } from 'vitest'
import { changedRows, firstRows } from './ordered-rows.ts'

const rows = firstRows(['document', 'name', 'phone'])
const valuesOf = (list: readonly { value: string | undefined }[]) => list.map(({ value }) => value)

test('a new format begins with one empty column', () => {
  expect(firstRows([])).toEqual([{ key: 0, value: undefined }])
})

test('columns are added, moved and removed, and each keeps its key', () => {
  const added = changedRows(rows, { kind: 'add' })
  expect(added.map(({ key }) => key)).toEqual([0, 1, 2, 3])
  const moved = changedRows(rows, { kind: 'move', key: 2, by: -1 })
  expect(valuesOf(moved)).toEqual(['document', 'phone', 'name'])
  expect(moved.map(({ key }) => key)).toEqual([0, 2, 1])
  expect(valuesOf(changedRows(rows, { kind: 'remove', key: 0 }))).toEqual(['name', 'phone'])
})

test('nothing moves past the ends, and the last column stays', () => {
  expect(changedRows(rows, { kind: 'move', key: 0, by: -1 })).toBe(rows)
  expect(changedRows(rows, { kind: 'move', key: 2, by: 1 })).toBe(rows)
  const one = firstRows(['document'])
  expect(changedRows(one, { kind: 'remove', key: 0 })).toBe(one)
})
