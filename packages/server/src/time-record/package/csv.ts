type Cell = string | number | boolean | Date | null

/** Formula characters, and the apostrophe that escapes them: readers strip one from the start of every text. */
const guarded = /^[=+\-@'\t\r]/

/**
 * A line of comma-separated values (RFC 4180). An empty cell is null and `""` an empty text, so that the parsed
 * values are those that were hashed.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`

function written(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell !== 'string') return String(cell)
  const text = guarded.test(cell) ? `'${cell}` : cell
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
