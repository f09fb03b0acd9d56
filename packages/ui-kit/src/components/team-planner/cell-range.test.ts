import { expect, it } from 'vitest'
import { daysInRow, isIn, namesOf, rangeAt, rangeBetween } from './cell-range.ts'

const cell = (row: number, column: number) => ({ row, column })
const range = { rows: [1, 2], columns: [3, 5] } as const

it('lies between two corners, whichever comes first, and has no names', () => {
  expect(rangeBetween(cell(2, 5), cell(1, 3))).toEqual(range)
  expect(rangeBetween(cell(2, 0), cell(1, 3))).toBeUndefined()
  expect([isIn(cell(1, 4), range), isIn(cell(3, 4), range), isIn(cell(1, 6), range)]).toEqual([
    true,
    false,
    false,
  ])
})

it('keeps its shape where it is put down by the cell that was taken', () => {
  expect(rangeAt(range, cell(2, 4), cell(5, 4))).toEqual({ rows: [4, 5], columns: [3, 5] })
})

it('has the people and days that show', () => {
  const people = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  const day = { number: '', weekday: '', name: '', shade: undefined, isToday: false, month: undefined }
  const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'].map((one) => ({ ...day, day: one }))
  expect(namesOf(range, people, days)).toEqual({ rowIds: ['b', 'c'], dates: ['2026-11-03', '2026-11-04'] })
  expect([daysInRow(range, 1), daysInRow(range, 0), daysInRow(undefined, 1)]).toEqual([
    [2, 4],
    undefined,
    undefined,
  ])
})
