import type { RejectedRow, RowToMend } from '@portal/sdk'

/** What somebody has written into rows, by the number of the row: every cell of it. */
export type Mendings = Readonly<Record<number, readonly string[]>>

const valuesOf = ({ cells }: RejectedRow) => cells.map(({ value }) => value)

/** With one cell written anew; a row that is as it was before is no mending. */
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

/** Without the rows that were taken. */
export function withoutRows(mendings: Mendings, rows: readonly number[]): Mendings {
  return Object.fromEntries(Object.entries(mendings).filter(([row]) => !rows.includes(Number(row))))
}

/** The most rows that are sent at once. */
const atOnce = 200

/** Rows to send, in as many goes as it takes; cells beyond the header that were emptied are gone. */
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
