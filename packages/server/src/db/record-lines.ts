import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { type CopiedCell, CopiedLines } from '#cells/copied-lines.ts'
import type { Database, Db, SqlTransaction } from './database.ts'
import { writtenOut } from './written-out.ts'

/** A column of a records file: the position of its values among a record's cells, from 1, and their format. */
export type RecordColumn = { cell: number; as: CopiedCell }
/** Lines of records `r`: which ones, and their format; `mark` is an additional last column. */
export type RecordLines = {
  columns: readonly RecordColumn[]
  delimiter: string
  isGuarded: boolean
  mark?: string | undefined
}

// Values of these types contain neither quotes nor delimiters, and nothing that a spreadsheet would evaluate.
const plainTypes: ReadonlySet<string> = new Set(['integer', 'date', 'phone', 'nif', 'postalCode'])

/**
 * The format of a column's values: amounts and booleans as in files, so that the same template can read them again. A
 * record older than the column's type may contain anything.
 */
export function writtenAs(type: string, isUniform: boolean, decimalSign: string): CopiedCell {
  if (type === 'decimal' && decimalSign === ',') return isUniform ? 'comma' : 'maybeComma'
  if (type === 'decimal') return isUniform ? 'point' : 'maybePoint'
  if (type === 'boolean') return isUniform ? 'yesNo' : 'maybeYesNo'
  return isUniform && plainTypes.has(type) ? 'plain' : 'checked'
}

/** The chunk size for the embedded database: others get their turn in between. */
export const batchRows = 2000
/**
 * The chunk size: the next rows are copied while the previous ones are being sent, so that a slow reader holds no
 * connection.
 */
const partRows = 25_000

/** The records of a load as CSV lines in the order of the file; on PostgreSQL by COPY, with identical bytes. */
export async function* loadLines(
  database: Database,
  loadSerial: number,
  lines: RecordLines,
): AsyncGenerator<string | Buffer> {
  const end = await lastRow(database.db, loadSerial)
  const records = sql`records r`
  const within = (first: number, rows: number) =>
    sql<boolean>`load_serial = ${loadSerial} and row_number >= ${first} and row_number < ${first + rows}`
  if (database.kind === 'pglite') {
    for (let first = 0; first <= end; first += batchRows)
      yield (await batchOf(database.db, { records, where: within(first, batchRows) }, lines)).text
    return
  }
  let next: Promise<Buffer[]> | undefined = copied(database, within(0, partRows), lines)
  for (let first = partRows; next !== undefined; first += partRows) {
    const part: Buffer[] = await next
    next = first <= end ? copied(database, within(first, partRows), lines) : undefined
    // An early stop abandons the prefetched chunk.
    next?.catch(() => undefined)
    yield* part
  }
}

/** Some records as CSV lines, formatted by the database. */
export async function batchOf(
  db: Db,
  { records, where }: { records: RawBuilder<unknown>; where: RawBuilder<boolean> },
  lines: RecordLines,
): Promise<{ text: string; count: number }> {
  // By ranges instead of a limit: without statistics a limit may be planned as a sort of everything left.
  const { rows } = await sql<{ lines: string | null; count: number }>`
    select string_agg(${lineOf(lines)}, e'\r\n' order by r.load_serial, r.row_number) as lines, count(*)::int as count
    from ${records} where ${where}`.execute(db)
  // The embedded database blocks while it answers: let others have their turn.
  await setImmediate()
  const text = rows[0]?.lines ?? null
  return { text: text === null ? '' : `${text}\r\n`, count: rows[0]?.count ?? 0 }
}

async function copied(database: Database, where: RawBuilder<boolean>, lines: RecordLines): Promise<Buffer[]> {
  const parts: Buffer[] = []
  await database.session(async ({ copyOut }) => {
    const select = sql`select ${cellsOf(lines)} from records r where ${where} order by load_serial, row_number`
    if (copyOut === undefined) return
    for await (const { content } of selectedLines({ copyOut }, select, lines)) parts.push(content)
  })
  return parts
}

/** A chunk of a file, with its number of records. */
export type Part<Content> = { content: Content; count: number }
export type Copying = Required<Pick<SqlTransaction, 'copyOut'>>

/** The size of what is passed on: a chunk costs its way through the streams, however small. PostgreSQL sends some 50 KiB. */
const chunkBytes = 1 << 18

/** The CSV lines of a select of values, by COPY in one statement and so as of one moment. */
export async function* selectedLines(
  { copyOut }: Copying,
  select: RawBuilder<unknown>,
  lines: RecordLines,
): AsyncGenerator<Part<Buffer>> {
  const writer = linesWriter(lines)
  let count = 0
  for await (const more of copyOut(writtenOut(select), writer.row)) {
    count += more
    if (writer.bytes < chunkBytes) continue
    yield { content: writer.take(), count }
    count = 0
  }
  if (count > 0) yield { content: writer.take(), count }
}

/** Formats copied rows as lines. */
const linesWriter = ({ columns, delimiter, isGuarded, mark }: RecordLines): CopiedLines =>
  new CopiedLines({
    ...{ cells: columns.map(({ as }) => as), delimiter, isGuarded },
    lineEnd: mark === undefined ? '\r\n' : `${delimiter}${mark}\r\n`,
  })

/** The values of a line. */
export const cellsOf = ({ columns }: Pick<RecordLines, 'columns'>): RawBuilder<unknown> =>
  sql.join(columns.map(({ cell }) => sql`r.cells[${sql.lit(cell)}]`))

function lineOf({ columns, delimiter, isGuarded, mark }: RecordLines): RawBuilder<string> {
  const cells = columns.map((column) => writtenCell(column, isGuarded))
  const marked = mark === undefined ? cells : [...cells, sql<string>`${sql.lit(mark)}`]
  return sql`array_to_string(array[${sql.join(marked)}], ${sql.lit(delimiter)}, '')`
}

/** One cell of a line: quoted and escaped if its type may need it. */
function writtenCell({ cell, as }: RecordColumn, isGuarded: boolean): RawBuilder<string> {
  const value = sql<string>`cells[${sql.lit(cell)}]`
  const checked = (text: RawBuilder<string>) => sql<string>`csv_cell(${text}, ${sql.lit(isGuarded)})`
  const amount = sql<string>`case when ${value} ~ '^-?[0-9]+[.][0-9]$' then ${value} || '0' else ${value} end`
  const withComma = sql<string>`replace(${amount}, '.', ',')`
  const yesNo = sql<string>`case ${value} when 'true' then 'S' when 'false' then 'N' else ${value} end`
  switch (as) {
    case 'plain':
      return value
    case 'checked':
      return checked(value)
    case 'comma':
      return checked(withComma)
    case 'maybeComma':
      return checked(sql`case when ${value} ~ '^-?[0-9]+[.][0-9]+$' then ${withComma} else ${value} end`)
    case 'point':
    case 'maybePoint':
      return checked(amount)
    case 'yesNo':
      return yesNo
    case 'maybeYesNo':
      return checked(yesNo)
  }
}

/** The highest row number of a load that has a record; -1 for none. */
export async function lastRow(db: Db, loadSerial: number): Promise<number> {
  const found = await db
    .selectFrom('records')
    .where('loadSerial', '=', loadSerial)
    .select((row) => row.fn.max('rowNumber').as('last'))
    .executeTakeFirst()
  return found?.last ?? -1
}
