import { expect, test } from 'vitest'
import { type LoadRows, outcomeColumns, rowParts } from './load-rows.ts'

const none = { created: 0, updated: 0, unchanged: 0, duplicated: 0, excluded: 0, errors: 0 }
const sum = (parts: ReturnType<typeof rowParts>) => parts.reduce((all, { rows }) => all + rows, 0)

test('what became of the rows of a load adds up to its total, with those that wait', () => {
  const load = { ...none, total: 3000, processed: 1200, created: 1100, duplicated: 40, errors: 60 }
  const parts = rowParts(load)
  expect(parts.map(({ id }) => id)).toEqual(['created', 'duplicated', 'errors', 'pending'])
  expect(sum(parts)).toBe(load.total)
})

test('a load that was not started has all of its rows before it', () => {
  expect(rowParts({ ...none, total: 12, processed: 0 })).toEqual([{ id: 'pending', rows: 12 }])
})

test('the numbers of a row of a list add up to its rows', () => {
  const columns = outcomeColumns(
    () => ({ header: '' }),
    String,
    (row: LoadRows) => row,
  )
  const load = { ...none, total: 20, processed: 15, created: 6, updated: 2, duplicated: 4, errors: 3 }
  const shown = columns.filter(({ hidden }) => hidden === false)
  expect(shown.reduce<number>((all, { cell }) => all + Number(cell(load)), 0)).toBe(load.total)
})
