import type { RejectedRow } from '@portal/sdk'
import { expect, test } from 'vitest'
import { goesOf, withCell, withoutRows } from './mend-cells.ts'

const row = (number: number, values: string[]): RejectedRow => ({
  ...{ row: number, state: 'rejected', errors: [], mends: [] },
  cells: values.map((value) => ({ header: 'A', field: null, value, original: null })),
})

test('a row counts as corrected while one of its cells differs from the stored one', () => {
  const one = row(3, ['a', 'b'])
  const mended = withCell({}, one, { column: 1, value: 'c' })
  expect(mended).toEqual({ 3: ['a', 'c'] })
  expect(withCell(mended, one, { column: 1, value: 'b' })).toEqual({})
  expect(withoutRows(mended, [3])).toEqual({})
})

test('cells beyond the header that were emptied are not sent, and no go has more than two hundred rows', () => {
  expect(goesOf({ 3: ['a', '', ''] }, 2)).toEqual([[{ row: 3, cells: ['a', ''] }]])
  const many = Object.fromEntries(Array.from({ length: 401 }, (_, at) => [at + 2, ['x']]))
  expect(goesOf(many, 1).map((rows) => rows.length)).toEqual([200, 200, 1])
})
