import type { DayColumn } from './columns.ts'
import type { Cell } from './move-cell.ts'

/** Cells from one corner to another, both included; names of rows are no part of it. */
export interface CellRange {
  rows: readonly [from: number, to: number]
  columns: readonly [from: number, to: number]
}

/** The people and days of a range, both in order. */
export interface PlannerRange {
  rowIds: readonly string[]
  dates: readonly string[]
}

const inOrder = (one: number, other: number): [number, number] => (one < other ? [one, other] : [other, one])

/** What lies between two cells; undefined where the name of a row is one of them. */
export function rangeBetween(one: Cell, other: Cell): CellRange | undefined {
  if (one.column === 0 || other.column === 0) return undefined
  return { rows: inOrder(one.row, other.row), columns: inOrder(one.column, other.column) }
}

export const isIn = ({ row, column }: Cell, { rows, columns }: CellRange): boolean =>
  rows[0] <= row && row <= rows[1] && columns[0] <= column && column <= columns[1]

/** The same shape where the cell that was taken is put down at another. */
export function rangeAt(range: CellRange, taken: Cell, at: Cell): CellRange {
  const [down, along] = [at.row - taken.row, at.column - taken.column]
  return {
    rows: [range.rows[0] + down, range.rows[1] + down],
    columns: [range.columns[0] + along, range.columns[1] + along],
  }
}

/** The columns of a range in one row, counted as days from 0. */
export function daysInRow(range: CellRange | undefined, row: number): readonly [number, number] | undefined {
  if (range === undefined || row < range.rows[0] || row > range.rows[1]) return undefined
  return [range.columns[0] - 1, range.columns[1] - 1]
}

/** The people and days of a range, as far as they show. */
export function namesOf(
  { rows, columns }: CellRange,
  people: readonly { id: string }[],
  days: readonly DayColumn[],
): PlannerRange {
  return {
    rowIds: people.slice(Math.max(0, rows[0]), rows[1] + 1).map(({ id }) => id),
    dates: days.slice(Math.max(0, columns[0] - 1), columns[1]).map(({ day }) => day),
  }
}
