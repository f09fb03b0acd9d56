import type { RejectedRow, RowToMend } from '@portal/sdk'

/** The corrections, by row number: every cell of the row. */
export type Mendings = Readonly<Record<number, readonly string[]>>

const valuesOf = ({ cells }: RejectedRow) => cells.map(({ value }) => value)

/** Changes one cell; a row with its original values is no correction. */
export function withCell(
  mendings: Mendings,
  row: RejectedRow,
  { column, value }: { column: number; value: string },
): Mendings {
  const before = valuesOf(row)
  const cells = (mendings[row.row] ?? before).map((cell, at) => (at === column ? value : cell))
  if (cells.some((cell, at) => cell !== before[at])) return { ...mendings, [row.row]: cells }
  const { [row.row]: same, ...others } = mendings
  void same
  return others
}

/** Removes the accepted rows. */
export function withoutRows(mendings: Mendings, rows: readonly number[]): Mendings {
  return Object.fromEntries(Object.entries(mendings).filter(([row]) => !rows.includes(Number(row))))
}

/** The maximum number of rows per request. */
const atOnce = 200

/** The rows to send, in batches; empty cells beyond the header are dropped. */
export function goesOf(mendings: Mendings, headers: number): RowToMend[][] {
  const rows = Object.entries(mendings).map(([row, cells]) => ({
    row: Number(row),
    cells: shortened(cells, headers),
  }))
  const goes = Math.ceil(rows.length / atOnce)
  return Array.from({ length: goes }, (_, at) => rows.slice(at * atOnce, (at + 1) * atOnce))
}

function shortened(cells: readonly string[], headers: number): string[] {
  const last = cells.findLastIndex((cell, at) => at < headers || cell !== '')
  return cells.slice(0, last + 1)
}
