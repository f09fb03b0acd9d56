import { writeXlsxStream } from 'hucre/xlsx'
import type { ExportColumn } from './export-columns.ts'

// Text stays text even when somebody edits it: '00034' is no number, '=1+1' no formula.
const formats = { text: '@', number: 'General', dateTime: 'yyyy-mm-dd hh:mm:ss', any: undefined }
/** Excel refuses a file with a longer cell. */
const longestCell = 32_767

/** Streams rows into a workbook with one sheet: numbers as numbers, instants as dates, the rest as text. */
export function workbook<Row>(
  title: string,
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): ReadableStream<Uint8Array> {
  return writeXlsxStream(cellsOf(columns, rows), {
    name: sheetName(title),
    columns: columns.map(({ header, sheet }) => {
      const numFmt = formats[sheet?.kind ?? 'text']
      const width = Math.min(60, Math.max(12, header.length + 4))
      return numFmt === undefined ? { width } : { numFmt, width }
    }),
    freezePane: { rows: 1 },
  })
}

async function* cellsOf<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<(string | number | boolean | Date | null)[]> {
  yield columns.map(({ header }) => header)
  for await (const row of rows) {
    yield columns.map(({ sheet, text }) =>
      sheet === undefined ? text(row).slice(0, longestCell) : sheet.value(row),
    )
  }
}

/** Sheet names have at most 31 characters, without these. */
function sheetName(title: string): string {
  return title.replaceAll(/[\\/?*[\]:']/g, ' ').slice(0, 31)
}
