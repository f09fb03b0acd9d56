import { columnNames, type Values } from './messy-rows.ts'

/**
 * The expected cells of a record in an export with formulas disarmed (domain rule: text that a spreadsheet would run
 * gets an apostrophe; amounts have the template's decimal comma and their cents; yes and no are S and N).
 */
export function exportedCells(values: Values): string[] {
  return columnNames.map((name) => exportedCell(values[name]))
}

function exportedCell(value: Values[keyof Values]): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'S' : 'N'
  if (typeof value === 'number')
    return (Number.isInteger(value) ? String(value) : value.toFixed(2)).replace('.', ',')
  return disarmed(value)
}

/** A cell that a spreadsheet would run must not begin with its sign; a signed number or a phone is harmless. */
export function disarmed(text: string): string {
  const isNumber = /^[-+]\d+(?:[.,]\d+)?$/.test(text)
  return /^'*[=+\-@\t]/.test(text) && !isNumber ? `'${text}` : text
}
