// Anything but ASCII, Latin-1 and Latin Extended: rows without such characters are only trimmed.
const oddities = /[^\t\n\r -~\u00A1-\u00AC\u00AE-\u02FF]/

// Control and invisible characters to keep; U+200D joins emoji.
const kept = new Set(['\t', '\n', '\r', '\u200D'])

const guardedFormula = /^'+[=+\-@\t\r＝＋－＠]/

/** Whether the cells of a record need more than trimming. */
export function isOdd(record: string): boolean {
  return oddities.test(record)
}

/** Normalised (NFC), without invisible characters. */
export function cleanCell(cell: string): string {
  return cell.normalize('NFC').replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (kept.has(sign) ? sign : ''))
}

/** Trimmed, and without the apostrophe that an export put before a formula. */
export function trimCell(cell: string): string {
  const own = cell.charCodeAt(0) === 39 && guardedFormula.test(cell) ? cell.slice(1) : cell
  return own.trim()
}

const emptyWords = new Set(['NULL', 'N/A', '#N/D', '#N/A', '-'])

/** What people write for an empty value. A lone 0 in a text means empty. */
export function isEmptyCell(cell: string, isText: boolean): boolean {
  if (cell.length > 4) return false
  if (cell.length === 0) return true
  return emptyWords.has(cell.toUpperCase()) || (isText && cell === '0')
}
