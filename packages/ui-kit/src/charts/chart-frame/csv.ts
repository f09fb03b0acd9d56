import type { TableCell, TableData } from './table-data.ts'

const lineEnd = '\r\n'
// Tells a spreadsheet that the text is UTF-8.
const mark = '\uFEFF'

/**
 * The table as the text of a CSV file that a spreadsheet of that locale opens rightly: with its decimal sign, and with
 * `;` between the fields where the comma is that sign. Texts that would be formulas become texts.
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
