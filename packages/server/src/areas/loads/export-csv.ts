import { setImmediate } from 'node:timers/promises'
import type { Database } from '#db/database.ts'
import { csvCell } from './csv/csv-cell.ts'
import { splitCells } from './csv/split-cells.ts'
import * as rejects from './load-rejects.queries.ts'

/** Spreadsheets take a file for UTF-8 only by this mark. */
const byteOrderMark = '\uFEFF'
const batchRows = 500

/** The beginning of a file of CSV: its mark and its header. */
export function csvHeader(cells: readonly string[], delimiter: string): string {
  return `${byteOrderMark}${cells.map(csvCell).join(delimiter)}\r\n`
}

/** Header first, then what a source of lines yields. */
export async function* withHeader(header: string, lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield header
  yield* lines
}

/** The rejected rows in the layout they came in, with their number and what is wrong behind. */
export async function* rejectedLines(
  database: Database,
  loadId: string,
  delimiter: string,
): AsyncGenerator<string> {
  let last = -1
  for (;;) {
    const rows = await rejects.batch(database, loadId, last, batchRows)
    const lines = rows.map(({ rowNumber, raw, errors }) => {
      const reasons = errors.map(({ header, code }) => (header === null ? code : `${header}: ${code}`))
      const cells = [...splitCells(raw, delimiter), String(rowNumber), reasons.join(' / ')]
      return `${cells.map(csvCell).join(delimiter)}\r\n`
    })
    if (lines.length === 0) return
    last = rows.at(-1)?.rowNumber ?? last
    yield lines.join('')
    await setImmediate()
  }
}
