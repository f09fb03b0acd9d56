const byteOrderMark = '\uFEFF'

/** What tells cells apart: a comma is a decimal sign to the spreadsheets of every language here but English. */
export function separatorOf(language: string): string {
  return language === 'en' ? ',' : ';'
}

/** The mark by which spreadsheets know UTF-8, and the heads of the columns. */
export function csvHead(headers: readonly string[], separator: string): string {
  return byteOrderMark + csvLine(headers, separator)
}

/** One row of a CSV file. */
export function csvLine(cells: readonly string[], separator: string): string {
  return `${cells.map((cell) => quoted(guarded(cell), separator)).join(separator)}\r\n`
}

// A spreadsheet runs what begins like a formula, whoever wrote it into a form; an apostrophe makes it text. Numbers stay.
function guarded(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d.,\s]+%?$/.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
