import { csvHead, csvLine, separatorOf } from './csv.ts'
import type { ExportColumn } from './export-columns.ts'
import { chunksOf, gathered } from './gathered.ts'

/** A file for programs, which an import can read. */
export type SheetFormat = 'csv' | 'xlsx'

/** Rows to write into a file. */
export interface WrittenRows<Row> {
  readonly title: string
  readonly format: SheetFormat
  readonly language: string
  readonly columns: readonly ExportColumn<Row>[]
  readonly rows: AsyncIterable<Row> | Iterable<Row>
}

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Streams rows into a file. */
export async function writeRows<Row>(given: WrittenRows<Row>): Promise<Blob> {
  const { format, title, columns, rows } = given
  if (format === 'csv') return gathered(csvOf(given), types.csv)
  // Loaded on demand: text formats do not need the workbook library.
  const { workbook } = await import('./workbook.ts')
  return gathered(chunksOf(workbook(title, columns, rows)), types.xlsx)
}

async function* csvOf<Row>({ columns, language, rows }: WrittenRows<Row>): AsyncGenerator<string> {
  const separator = separatorOf(language)
  const headers = columns.map(({ header }) => header)
  yield csvHead(headers, separator)
  for await (const row of rows) {
    const cells = columns.map(({ text }) => text(row))
    yield csvLine(cells, separator)
  }
}
