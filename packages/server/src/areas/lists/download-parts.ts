import { type RawBuilder, sql } from 'kysely'
import { copiedTexts } from '#cells/copied-texts.ts'
import type { Database, Db } from '#db/database.ts'
import {
  batchOf,
  batchRows,
  cellsOf,
  type Copying,
  lastRow,
  type Part,
  type RecordLines,
  selectedLines,
} from '#db/record-lines.ts'
import { writtenOut } from '#db/written-out.ts'
import type { Cells } from './download-file.ts'
import { allowed, batchAfter, type Taken } from './download-records.queries.ts'

// PostgreSQL may scan a table in parallel: without ORDER BY the rows are mixed.
const inOrder = sql`order by r.load_serial, r.row_number`

const selectOf = (taken: Taken, lines: Pick<RecordLines, 'columns'>): RawBuilder<unknown> =>
  sql`select ${cellsOf(lines)} from ${taken.records} where ${allowed(taken)} ${inOrder}`

/** The CSV lines by COPY. */
export const copiedLines = (
  copying: Copying,
  taken: Taken,
  lines: RecordLines,
): AsyncGenerator<Part<Buffer>> => selectedLines(copying, selectOf(taken, lines), lines)

/** The values by COPY. */
export async function* copiedCells(
  { copyOut }: Copying,
  taken: Taken,
  lines: Pick<RecordLines, 'columns'>,
): AsyncGenerator<Part<Cells[]>> {
  let batch: Cells[] = []
  const rows = copyOut(
    writtenOut(selectOf(taken, lines)),
    (bytes, start) => void batch.push(copiedTexts(bytes, start)),
  )
  for await (const count of rows) {
    yield { content: batch, count }
    batch = []
  }
}

/** The same lines without COPY: load by load, a few thousand rows at a time. */
export async function* askedLines(
  { db }: Pick<Database, 'db'>,
  { taken, loads }: { taken: Taken; loads: Iterable<number> },
  lines: RecordLines,
): AsyncGenerator<Part<string>> {
  for (const serial of [...loads].sort((one, other) => one - other)) {
    const end = await lastRow(db, serial)
    for (let first = 0; first <= end; first += batchRows) {
      const within = sql`r.load_serial = ${serial} and r.row_number >= ${first} and r.row_number < ${first + batchRows}`
      const where = sql<boolean>`${within} and ${allowed(taken)}`
      const { text, count } = await batchOf(db, { records: taken.records, where }, lines)
      yield { content: text, count }
    }
  }
}

/** The same values without COPY. */
export async function* askedCells(
  db: Db,
  taken: Taken,
  lines: Pick<RecordLines, 'columns'>,
): AsyncGenerator<Part<Cells[]>> {
  let after = { loadSerial: 0, rowNumber: -1 }
  for (;;) {
    const { cells, last } = await batchAfter(db, taken, cellsOf(lines), { after, rows: batchRows })
    yield { content: cells, count: cells.length }
    if (last === undefined || cells.length < batchRows) return
    after = last
  }
}
