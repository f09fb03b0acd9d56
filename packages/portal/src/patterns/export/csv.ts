const byteOrderMark = '\uFEFF'

/** The delimiter: in all languages here except English, spreadsheets use the comma as decimal separator. */
export function separatorOf(language: string): string {
  return language === 'en' ? ',' : ';'
}

/** The byte order mark and the header. */
export function csvHead(headers: readonly string[], separator: string): string {
  return byteOrderMark + csvLine(headers, separator)
}

/** One row of a CSV file. */
export function csvLine(cells: readonly string[], separator: string): string {
  return `${cells.map((cell) => quoted(guarded(cell), separator)).join(separator)}\r\n`
}

// Spreadsheets evaluate text that begins like a formula, whoever typed it; an apostrophe prevents that. Numbers stay.
function guarded(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d.,\s]+%?$/.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
