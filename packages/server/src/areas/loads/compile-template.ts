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
 * What a record of the file becomes: the key that tells records apart and a value for each of the template's columns,
 * null for none, or everything that is wrong with it. The values stand until the next row is read.
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

/** So much of a wrong cell is kept. */
export const shownCharacters = 200
/** No file has more. */
const mostColumns = 1000
// An index entry of PostgreSQL holds 2.7 kB; a longer key is told apart by its digest.
const longestKey = 500

/** Turns a template and a mapping into one function from a record's text to its result. */
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
  // One array for all rows: a million of them would be thrown away.
  const values = columns.map((): CellValue | null => null)
  return (raw) => {
    const cells = splitCells(raw, file.delimiter)
    if (cells.length !== file.headers.length) return raggedRow(raw, cells, columns, file.headers)
    const errors = readValues(isOdd(raw) ? cells.map(cleanCell) : cells, cells, columns, values)
    return errors ? { ok: false, errors } : { ok: true, key: keyOf(values, keyColumns), values }
  }
}

/** Fills in the values; answers everything that is wrong, if anything is. */
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

/** The values of the key columns in one text; null when there are none. */
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
 * A row with more or fewer cells than the header has lost its columns. In a short one the first cells still
 * stand where they should: a wrong key there (`TOTAL`) is named too.
 */
function raggedRow(
  raw: string,
  cells: string[],
  columns: CompiledColumn[],
  headers: readonly string[],
): RowResult {
  const code = raggedCode(cells.length, headers.length)
  // The first column that is not there.
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

/** The error of a record that cannot be read as a row at all: why, and in which column that begins. */
export function unreadableRow(
  { shown: text, fault }: Pick<FileRecord, 'shown' | 'fault'>,
  headers: readonly string[],
): RowError {
  const header = headers[fault?.column ?? -1] ?? null
  return { field: null, header, code: fault?.code ?? 'format', value: shown(text) }
}
