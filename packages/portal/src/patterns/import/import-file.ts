import type { FileCell } from './import-fields.ts'

/** A row of a file, by its number as spreadsheets count: the titles are row 1. */
export interface FileRow {
  readonly number: number
  readonly cells: readonly FileCell[]
}

/** A file that was read: its titles and the rows below them that are not empty. */
export interface ImportFile {
  readonly format: 'csv' | 'xlsx'
  readonly header: readonly string[]
  readonly rows: readonly FileRow[]
}
