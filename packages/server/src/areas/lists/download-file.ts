import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { csvHeader } from '#cells/csv-cell.ts'
import type { Row } from './downloads.queries.ts'

/** The values of a record in the order of the columns. */
export type Cells = readonly (string | null)[]
type Column = { name: string; label: string; type: string }

/** The name of the last column in every format. */
const markLabel = 'DESCARGA'
/** The CSV delimiter: what spreadsheets of four of the five languages expect. */
export const delimiter = ';'
/** Excel refuses a file with a longer cell. */
const longestCell = 32_767

/** The file name contains the person and the time; the mark in each row survives a renaming. */
export function fileNameOf(
  row: Pick<Row, 'sourceName' | 'templateName' | 'format' | 'createdAt' | 'mark'>,
  username: string,
): string {
  const name = (row.sourceName ?? row.templateName).replace(/\.(csv|txt|tsv|xlsx|ods)$/i, '')
  const moment = row.createdAt.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')
  return `${name} ${username} ${moment}Z ${row.mark}.${row.format}`
}

export const headerLine = (columns: readonly Column[]): string =>
  csvHeader([...columns.map(({ label }) => label), markLabel], delimiter)

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const isAmount = ({ type }: Column, value: string): boolean =>
  (type === 'integer' || type === 'decimal') && number.test(value)

/** Records as JSON lines: amounts as numbers, booleans as true and false. */
export function jsonLinesOf(columns: readonly Column[], mark: string): (cells: Cells) => string {
  const names = columns.map(({ name }, at) => `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`)
  const end = `,${JSON.stringify(markLabel.toLowerCase())}:${JSON.stringify(mark)}}\n`
  const written = (column: Column, value: string | null): string => {
    if (value === null) return 'null'
    const isBare = isAmount(column, value) || (column.type === 'boolean' && /^(?:true|false)$/.test(value))
    return isBare ? value : JSON.stringify(value)
  }
  return (cells) =>
    columns.map((column, at) => `${names[at] ?? ''}${written(column, cells[at] ?? null)}`).join('') + end
}

/** Records as a workbook: amounts are numbers, everything else is plain text. */
export async function* workbookOf(
  columns: readonly Column[],
  mark: string,
  batches: AsyncIterable<readonly Cells[]>,
): AsyncGenerator<Buffer> {
  async function* rows(): AsyncGenerator<(string | number | null)[]> {
    yield [...columns.map(({ label }) => label), markLabel]
    for await (const batch of batches)
      for (const cells of batch)
        yield [...columns.map((column, at) => sheetCell(column, cells[at] ?? null)), mark]
  }
  const { writeXlsxStream } = await import('hucre/xlsx')
  const stream = writeXlsxStream(rows(), {
    name: 'Descarga',
    columns: [...columns, { type: 'text', label: markLabel }].map(({ label, type }) => ({
      numFmt: type === 'integer' || type === 'decimal' ? 'General' : '@',
      width: Math.min(60, Math.max(12, label.length + 4)),
    })),
    freezePane: { rows: 1 },
  })
  // Node and the browsers' types name the same stream twice.
  for await (const chunk of Readable.fromWeb(stream as WebStream)) yield Buffer.from(chunk as Uint8Array)
}

function sheetCell(column: Column, value: string | null): string | number | null {
  if (value === null) return null
  return isAmount(column, value) ? Number(value) : value.slice(0, longestCell)
}
