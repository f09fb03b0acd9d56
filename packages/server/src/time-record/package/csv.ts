type Cell = string | number | boolean | Date | null

/** What a spreadsheet would run, and the apostrophe that disarms it: who reads takes one off the front of every text. */
const guarded = /^[=+\-@'\t\r]/

/**
 * A line of comma-separated values (RFC 4180). Nothing stands for null, `""` for an empty text, so that what is read is
 * what was hashed.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`

function written(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell !== 'string') return String(cell)
  const text = guarded.test(cell) ? `'${cell}` : cell
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
