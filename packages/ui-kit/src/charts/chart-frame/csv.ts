import type { TableCell, TableData } from './table-data.ts'

const lineEnd = '\r\n'
// The byte order mark tells a spreadsheet that the text is UTF-8.
const mark = '\uFEFF'

/**
 * Writes the table as a CSV file that a spreadsheet of that locale opens correctly: with its decimal separator, and
 * with `;` between the fields where that separator is the comma. Cells that look like formulas are escaped.
 */
export function toCsv({ columns, rows }: TableData, locale: string): string {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')
  const sign = decimal?.value ?? '.'
  const separator = sign === ',' ? ';' : ','
  const line = (fields: readonly string[]) =>
    fields.map((field) => quoted(field, separator)).join(separator) + lineEnd
  const head = line(columns.map(({ label }) => harmless(label)))
  return mark + head + rows.map((cells) => line(cells.map((cell) => fieldOf(cell, sign)))).join('')
}

function fieldOf({ raw }: TableCell, decimal: string): string {
  if (raw === null) return ''
  return typeof raw === 'number' ? String(raw).replace('.', decimal) : harmless(raw)
}

const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
