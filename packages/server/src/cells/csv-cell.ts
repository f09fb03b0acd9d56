const formula = /^'*[=+\-@\t\r＝＋－＠]/
const signed = /^[-+]\d+(?:[.,]\d+)?$/
const special = /[";,|\t\r\n]/

/** One cell as text of CSV; what a spreadsheet would run as a formula gets an apostrophe, and quotes; a number with a sign, or a phone in E.164, runs nothing. */
export function csvCell(value: string): string {
  if (formula.test(value) && !signed.test(value)) return `"'${value.replaceAll('"', '""')}"`
  return unguardedCell(value)
}

/** One cell as text of CSV, whatever a spreadsheet makes of it. */
export const unguardedCell = (value: string): string =>
  special.test(value) ? `"${value.replaceAll('"', '""')}"` : value

/** Spreadsheets take a file for UTF-8 only by this mark. */
const byteOrderMark = '\uFEFF'

/** A row of a file of CSV. */
export const csvLine = (cells: readonly string[], delimiter: string): string =>
  `${cells.map(csvCell).join(delimiter)}\r\n`

/** The beginning of a file of CSV: its mark and its header. */
export const csvHeader = (cells: readonly string[], delimiter: string): string =>
  byteOrderMark + csvLine(cells, delimiter)
