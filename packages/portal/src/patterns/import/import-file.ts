import type { FileCell } from './import-fields.ts'

/** A row of a file, with its spreadsheet number: the header is row 1. */
export interface FileRow {
  readonly number: number
  readonly cells: readonly FileCell[]
}

/** A parsed file: its header and its non-empty rows. */
export interface ImportFile {
  readonly format: 'csv' | 'xlsx'
  readonly header: readonly string[]
  readonly rows: readonly FileRow[]
}
