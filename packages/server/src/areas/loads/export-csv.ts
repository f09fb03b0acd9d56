import { setImmediate } from 'node:timers/promises'
import type { Database } from '#db/database.ts'
import { csvLine } from '#cells/csv-cell.ts'
import { splitCells } from './csv/split-cells.ts'
import * as rejects from './load-rejects.queries.ts'

const batchRows = 500

/** The header, then the lines of a source. */
export async function* withHeader<Lines extends string | Buffer>(
  header: string,
  lines: AsyncIterable<Lines>,
): AsyncGenerator<string | Lines> {
  yield header
  yield* lines
}

/** The rejected rows in their original layout, followed by row number and errors. */
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
      return csvLine(cells, delimiter)
    })
    if (lines.length === 0) return
    last = rows.at(-1)?.rowNumber ?? last
    yield lines.join('')
    await setImmediate()
  }
}
