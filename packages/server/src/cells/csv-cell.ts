const formula = /^'*[=+\-@\t\r＝＋－＠]/
const signed = /^[-+]\d+(?:[.,]\d+)?$/
const special = /[";,|\t\r\n]/

/**
 * One cell as CSV text; text that a spreadsheet would evaluate as a formula gets an apostrophe, and quotes. A signed
 * number or a phone in E.164 is safe.
 */
export function csvCell(value: string): string {
  if (formula.test(value) && !signed.test(value)) return `"'${value.replaceAll('"', '""')}"`
  return unguardedCell(value)
}

/** One cell as CSV text, without protection against formulas. */
export const unguardedCell = (value: string): string =>
  special.test(value) ? `"${value.replaceAll('"', '""')}"` : value

/** Spreadsheets need this byte order mark to detect UTF-8. */
const byteOrderMark = '\uFEFF'

/** A row of a CSV file. */
export const csvLine = (cells: readonly string[], delimiter: string): string =>
  `${cells.map(csvCell).join(delimiter)}\r\n`

/** The beginning of a CSV file: the byte order mark and the header. */
export const csvHeader = (cells: readonly string[], delimiter: string): string =>
  byteOrderMark + csvLine(cells, delimiter)
