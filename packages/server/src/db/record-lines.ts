import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { type CopiedCell, CopiedLines } from '#cells/copied-lines.ts'
import type { Database, Db } from './database.ts'
import { writtenOut } from './written-out.ts'

/** A column of a file of records: where its values stand among a record's cells, from 1, and how they are written. */
export type RecordColumn = { cell: number; as: CopiedCell }
/** Lines of records `r`: which, and how; `mark` stands in a column behind the others. */
export type RecordLines = {
  columns: readonly RecordColumn[]
  delimiter: string
  isGuarded: boolean
  mark?: string | undefined
}

// What the reader makes of these holds neither quotes nor delimiters, and nothing a spreadsheet would run.
const plainTypes: ReadonlySet<string> = new Set(['integer', 'date', 'phone', 'nif', 'postalCode'])

/**
 * How the values of a column are written: amounts and yes or no as files have them, so that the same format reads them again.
 * A record that is older than the column's type may hold anything there.
 */
export function writtenAs(type: string, isUniform: boolean, decimalSign: string): CopiedCell {
  if (type === 'decimal' && decimalSign === ',') return isUniform ? 'comma' : 'maybeComma'
  if (type === 'decimal') return isUniform ? 'point' : 'maybePoint'
  if (type === 'boolean') return isUniform ? 'yesNo' : 'maybeYesNo'
  return isUniform && plainTypes.has(type) ? 'plain' : 'checked'
}

/** As many as the embedded database is asked for at once: others get their turn between. */
export const batchRows = 2000
/** So many rows are copied at once while those before them are on their way: a slow reader holds no connection. */
const partRows = 25_000

/** The records of a load as lines of CSV in the order of the file; on PostgreSQL by COPY, with the same bytes. */
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
    // Whoever stops reading leaves the next part behind.
    next?.catch(() => undefined)
    yield* part
  }
}

/** Some records as lines of CSV, written by the database. */
export async function batchOf(
  db: Db,
  { records, where }: { records: RawBuilder<unknown>; where: RawBuilder<boolean> },
  lines: RecordLines,
): Promise<{ text: string; count: number }> {
  // By ranges, not by limit: without statistics a limit may be planned as a sort of all that is left.
  const { rows } = await sql<{ lines: string | null; count: number }>`
    select string_agg(${lineOf(lines)}, e'\r\n' order by r.load_serial, r.row_number) as lines, count(*)::int as count
    from ${records} where ${where}`.execute(db)
  // The embedded database answers without a pause: others get their turn here.
  await setImmediate()
  const text = rows[0]?.lines ?? null
  return { text: text === null ? '' : `${text}\r\n`, count: rows[0]?.count ?? 0 }
}

async function copied(database: Database, where: RawBuilder<boolean>, lines: RecordLines): Promise<Buffer[]> {
  const writer = linesWriter(lines)
  const parts: Buffer[] = []
  await database.session(async ({ copyOut }) => {
    const select = sql`select ${cellsOf(lines)} from records r where ${where} order by load_serial, row_number`
    for await (const count of copyOut?.(writtenOut(select), writer.row) ?? [])
      if (count > 0) parts.push(writer.take())
  })
  return parts
}

/** What makes lines of copied rows. */
export const linesWriter = ({ columns, delimiter, isGuarded, mark }: RecordLines): CopiedLines =>
  new CopiedLines({
    ...{ cells: columns.map(({ as }) => as), delimiter, isGuarded },
    lineEnd: mark === undefined ? '\r\n' : `${delimiter}${mark}\r\n`,
  })

/** The values that a line is made of. */
export const cellsOf = ({ columns }: Pick<RecordLines, 'columns'>): RawBuilder<unknown> =>
  sql.join(columns.map(({ cell }) => sql`r.cells[${sql.lit(cell)}]`))

function lineOf({ columns, delimiter, isGuarded, mark }: RecordLines): RawBuilder<string> {
  const cells = columns.map((column) => writtenCell(column, isGuarded))
  const marked = mark === undefined ? cells : [...cells, sql<string>`${sql.lit(mark)}`]
  return sql`array_to_string(array[${sql.join(marked)}], ${sql.lit(delimiter)}, '')`
}

/** One cell of a line: quoted and disarmed where its type may need it. */
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

/** The number of the last row of a load that there is a record of; -1 of none. */
export async function lastRow(db: Db, loadSerial: number): Promise<number> {
  const found = await db
    .selectFrom('records')
    .where('loadSerial', '=', loadSerial)
    .select((row) => row.fn.max('rowNumber').as('last'))
    .executeTakeFirst()
  return found?.last ?? -1
}
