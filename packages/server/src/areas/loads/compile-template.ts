import { createHash } from 'node:crypto'
import type { FileRecord } from './csv/read-slice.ts'
import { splitCells } from './csv/split-cells.ts'
import type { CellCode, CellValue, TemplateColumn, TemplateOptions } from '#cells/cell-rule.ts'
import { type CellReader, cellReader } from '#cells/read-cell.ts'
import { cleanCell, isOdd, trimCell } from '#cells/tidy-cell.ts'

export interface RowError {
  field: string | null
  header: string | null
  code: CellCode
  value: string
}

/**
 * The result for a record: its key and a value for each of the template's columns, null for none, or all errors. The
 * values are overwritten by the next row.
 */
export type RowResult =
  | { ok: true; key: string | null; values: readonly (CellValue | null)[] }
  | { ok: false; errors: RowError[] }

export type RowReader = (raw: string) => RowResult

/** The template's column name → index of the file's column, or null for none. */
export type Mapping = Record<string, number | null>

export interface FileLayout {
  delimiter: string
  headers: string[]
}

interface CompiledColumn {
  name: string
  header: string | null
  index: number
  isKey: boolean
  read: CellReader
}

/** The maximum stored length of an invalid cell. */
export const shownCharacters = 200
/** The maximum number of columns. */
const mostColumns = 1000
// PostgreSQL's limit for an index entry is 2.7 kB; a longer key is replaced by its digest.
const longestKey = 500

/** Compiles a template and a mapping into a function from a record's text to its result. */
export function compileTemplate(
  template: TemplateOptions & { columns: readonly TemplateColumn[] },
  mapping: Mapping,
  file: FileLayout,
): RowReader {
  const columns = template.columns.map((column): CompiledColumn => {
    const index = mapping[column.name] ?? null
    const header = index === null ? null : (file.headers[index] ?? null)
    return {
      name: column.name,
      header,
      index: index ?? -1,
      isKey: column.key,
      read: cellReader(column, template),
    }
  })
  const keyColumns = columns.flatMap(({ isKey }, index) => (isKey ? [index] : []))
  // One reused array for all rows, to avoid a million allocations.
  const values = columns.map((): CellValue | null => null)
  return (raw) => {
    const cells = splitCells(raw, file.delimiter)
    if (cells.length !== file.headers.length) return raggedRow(raw, cells, columns, file.headers)
    const errors = readValues(isOdd(raw) ? cells.map(cleanCell) : cells, cells, columns, values)
    return errors ? { ok: false, errors } : { ok: true, key: keyOf(values, keyColumns), values }
  }
}

/** Fills in the values; returns all errors, if any. */
function readValues(
  tidy: string[],
  cells: string[],
  columns: CompiledColumn[],
  values: (CellValue | null)[],
): RowError[] | undefined {
  let errors: RowError[] | undefined
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at]
    if (!column) continue
    const value = column.read(trimCell(tidy[column.index] ?? ''))
    if (value !== null && typeof value === 'object') {
      errors ??= []
      errors.push(cellError(column, value.code, cells[column.index] ?? ''))
    } else values[at] = value
  }
  return errors
}

/** The values of the key columns as one text; null when there are none. */
function keyOf(values: readonly (CellValue | null)[], keyColumns: readonly number[]): string | null {
  const parts = keyColumns.map((at) => values[at] ?? null)
  if (parts.every((part) => part === null)) return null
  return bounded(parts.map((part) => part ?? '').join('\u001F'))
}

function bounded(key: string): string {
  return key.length <= longestKey ? key : `sha256:${createHash('sha256').update(key).digest('hex')}`
}

function cellError(column: CompiledColumn, code: CellCode, cell: string): RowError {
  return { field: column.name, header: column.header, code, value: shown(cell) }
}

function shown(text: string): string {
  return text.slice(0, shownCharacters).toWellFormed()
}

/**
 * A row with more or fewer cells than the header has shifted columns. In a short one the first cells are still right:
 * an invalid key there (`TOTAL`) is reported, too.
 */
function raggedRow(
  raw: string,
  cells: string[],
  columns: CompiledColumn[],
  headers: readonly string[],
): RowResult {
  const code = raggedCode(cells.length, headers.length)
  // The first missing column.
  const header = headers[cells.length] ?? null
  const errors: RowError[] = [{ field: null, header, code, value: shown(raw) }]
  for (const column of columns) {
    const cell = cells[column.index]
    if (!column.isKey || cell === undefined || cells.length > columns.length) continue
    const value = column.read(trimCell(cleanCell(cell)))
    if (value !== null && typeof value === 'object') errors.push(cellError(column, value.code, cell))
  }
  return { ok: false, errors }
}

function raggedCode(count: number, expected: number): CellCode {
  if (count < expected) return 'cells_missing'
  return count > mostColumns ? 'columns_too_many' : 'cells_surplus'
}

/** The error of an unreadable record: the reason, and the column where it begins. */
export function unreadableRow(
  { shown: text, fault }: Pick<FileRecord, 'shown' | 'fault'>,
  headers: readonly string[],
): RowError {
  const header = headers[fault?.column ?? -1] ?? null
  return { field: null, header, code: fault?.code ?? 'format', value: shown(text) }
}
