import type { Paint } from './paint.ts'
import { printable } from './printable.ts'

/** A column of a table for people. */
export interface Column<Row> {
  readonly title: string
  readonly of: (row: Row) => string | number
  readonly isRight?: boolean
}

/** Writes rows page by page under one header. A later page may widen a column, never narrow it. */
export function table<Row>(
  columns: readonly Column<Row>[],
  paint: Paint,
): (rows: readonly Row[]) => string[] {
  const widths = columns.map(({ title }) => title.length)
  let isHeaded = false
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) =>
        columns[at]?.isRight ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return (rows) => {
    const cells = rows.map((row) => columns.map((column) => printable(String(column.of(row)))))
    for (const row of cells)
      for (const [at, { length }] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, length)
    const heading = isHeaded ? [] : [paint.bold(line(columns.map(({ title }) => title)))]
    isHeaded = true
    return [...heading, ...cells.map(line)]
  }
}
