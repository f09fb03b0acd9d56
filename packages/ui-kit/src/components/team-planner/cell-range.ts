import type { DayColumn } from './columns.ts'
import type { Cell } from './move-cell.ts'

/** A range of cells between two corners, inclusive, without the names of the rows. */
export interface CellRange {
  rows: readonly [from: number, to: number]
  columns: readonly [from: number, to: number]
}

/** The people and days of a range, in order. */
export interface PlannerRange {
  rowIds: readonly string[]
  dates: readonly string[]
}

const inOrder = (one: number, other: number): [number, number] => (one < other ? [one, other] : [other, one])

/** The range between two cells; undefined if either is the name of a row. */
export function rangeBetween(one: Cell, other: Cell): CellRange | undefined {
  if (one.column === 0 || other.column === 0) return undefined
  return { rows: inOrder(one.row, other.row), columns: inOrder(one.column, other.column) }
}

export const isIn = ({ row, column }: Cell, { rows, columns }: CellRange): boolean =>
  rows[0] <= row && row <= rows[1] && columns[0] <= column && column <= columns[1]

/** The range moved so that the grabbed cell lies on another one. */
export function rangeAt(range: CellRange, taken: Cell, at: Cell): CellRange {
  const [down, along] = [at.row - taken.row, at.column - taken.column]
  return {
    rows: [range.rows[0] + down, range.rows[1] + down],
    columns: [range.columns[0] + along, range.columns[1] + along],
  }
}

/** The columns of a range in one row, as days from 0. */
export function daysInRow(range: CellRange | undefined, row: number): readonly [number, number] | undefined {
  if (range === undefined || row < range.rows[0] || row > range.rows[1]) return undefined
  return [range.columns[0] - 1, range.columns[1] - 1]
}

/** The visible people and days of a range. */
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
