import type { RejectedRow, RowFault } from '@portal/sdk/contract'
import { splitCells } from './csv/split-cells.ts'

const special = /["\r\n]/

/** Joins cells as one record of the file, so that splitting gives the same cells. */
export const rawOf = (cells: readonly string[], delimiter: string): string =>
  cells.map((cell) => quoted(cell, delimiter)).join(delimiter)

const quoted = (cell: string, delimiter: string): string =>
  special.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell

/** A row as stored, and as in the file if it was corrected. */
type KeptRow = { raw: string; original: string | null; errors: readonly RowFault[] }
type File = { headers: readonly string[]; delimiter: string; mapping: Record<string, number | null> }

/** The cells of a rejected row beside those of the file. */
export function cellsOf(
  { raw, original }: KeptRow,
  { headers, delimiter, mapping }: File,
): RejectedRow['cells'] {
  const values = splitCells(raw, delimiter)
  const before = original === null ? null : splitCells(original, delimiter)
  const fields = new Map(Object.entries(mapping).map(([field, at]) => [at, field]))
  const count = Math.max(values.length, headers.length)
  return Array.from({ length: count }, (_, at) => {
    const value = values[at] ?? ''
    const was = before === null ? value : (before[at] ?? '')
    return {
      header: headers[at] ?? '',
      field: fields.get(at) ?? null,
      value,
      original: was === value ? null : was,
    }
  })
}

/** An error as answered: the value is in its cell. */
export const faultsOf = (errors: readonly RowFault[]): RowFault[] =>
  errors.map(({ field, header, code }) => ({ field, header, code }))
