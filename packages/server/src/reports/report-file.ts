import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { PdfColumn, PdfDocument } from '@portal/pdf'
import { csvHeader, csvLine } from '#cells/csv-cell.ts'
import { pdfFile } from '#pdf/pdf-file.ts'
import { momentIn } from './report-cells.ts'
import type { WrittenColumn } from './report-columns.ts'
import type { Reader } from './report-words.ts'

export type ReportFormat = 'csv' | 'xlsx' | 'pdf'

/** The maximum number of rows of a PDF (decision 077). */
export const mostPdfRows = 2000
/** Above this number of columns the page is landscape. */
const mostOnPortrait = 5
/** Excel refuses a file with a longer cell. */
const longestCell = 32_767
/** The maximum length of a sheet name. */
const longestSheetName = 31

type ReportTable = {
  title: string
  columns: readonly WrittenColumn[]
  reader: Reader
  /** The rows from their list, page by page. */
  pages: AsyncIterable<readonly unknown[]>
  madeAt: Date
}

const writers: Record<ReportFormat, (table: ReportTable) => AsyncIterable<string | Buffer>> = {
  csv: csvOf,
  xlsx: xlsxOf,
  pdf: pdfOf,
}

/** The bytes of a report, streamed: only a PDF has all its rows in memory. */
export const reportFile = (format: ReportFormat, table: ReportTable): AsyncIterable<string | Buffer> =>
  writers[format](table)

/** In all languages here except English the comma is the decimal separator. */
export const delimiterIn = ({ language }: Reader): string => (language === 'en' ? ',' : ';')

/** A CSV file of formatted lines. */
export async function* linesFile(
  { columns, reader }: Pick<ReportTable, 'columns' | 'reader'>,
  lines: AsyncIterable<string | Buffer>,
): AsyncGenerator<string | Buffer> {
  yield headerOf({ columns, reader })
  yield* lines
}

const headerOf = ({ columns, reader }: Pick<ReportTable, 'columns' | 'reader'>): string =>
  csvHeader(
    columns.map(({ header }) => header),
    delimiterIn(reader),
  )

async function* csvOf({ columns, reader, pages }: ReportTable): AsyncGenerator<string> {
  const delimiter = delimiterIn(reader)
  const lineOf = (row: unknown) =>
    csvLine(
      columns.map(({ text }) => text(row, reader)),
      delimiter,
    )
  yield headerOf({ columns, reader })
  for await (const rows of pages) if (rows.length > 0) yield rows.map(lineOf).join('')
}

async function* xlsxOf({ title, columns, reader, pages }: ReportTable): AsyncGenerator<Buffer> {
  async function* cells(): AsyncGenerator<(string | number | null)[]> {
    yield columns.map(({ header }) => header)
    for await (const rows of pages)
      for (const row of rows)
        yield columns.map(({ text, number }) =>
          number === undefined ? text(row, reader).slice(0, longestCell) : number(row),
        )
  }
  const { writeXlsxStream } = await import('hucre/xlsx')
  const stream = writeXlsxStream(cells(), {
    name: title.replaceAll(/[\\/?*[\]:']/g, ' ').slice(0, longestSheetName),
    // Text stays text even when somebody edits it: '00034' is no number, '=1+1' no formula.
    columns: columns.map(({ header, number }) => ({
      numFmt: number === undefined ? '@' : 'General',
      width: Math.min(60, Math.max(12, header.length + 4)),
    })),
    freezePane: { rows: 1 },
  })
  // Node and the browsers' types name the same stream twice.
  for await (const chunk of Readable.fromWeb(stream as WebStream)) yield Buffer.from(chunk as Uint8Array)
}

async function* pdfOf(table: ReportTable): AsyncGenerator<Buffer> {
  const rows: string[][] = []
  for await (const page of table.pages)
    for (const row of page) rows.push(table.columns.map(({ text }) => text(row, table.reader)))
  yield await pdfFile(documentOf(table, rows))
}

function documentOf({ title, columns, reader, madeAt }: ReportTable, rows: string[][]): PdfDocument {
  return {
    ...{ title, language: reader.language, created: madeAt },
    layout: columns.length > mostOnPortrait ? 'landscape' : 'portrait',
    footer: `${title} · ${momentIn(madeAt.toISOString(), reader.timeZone)}`,
    pageOf: (page, pages) => `${page} / ${pages}`,
    blocks: [{ kind: 'table', columns: columns.map((column, at) => pdfColumnOf(column, at, rows)), rows }],
  }
}

/** A column is as wide as its longest texts, within bounds. */
function pdfColumnOf({ header, number }: WrittenColumn, at: number, rows: readonly string[][]): PdfColumn {
  const longest = Math.max(header.length, ...rows.map((row) => row[at]?.length ?? 0))
  return { header, weight: Math.min(36, Math.max(5, longest)), align: number === undefined ? 'start' : 'end' }
}
