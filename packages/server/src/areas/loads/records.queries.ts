import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { TemplateSnapshot } from '#db/schema/templates.ts'

type Column = TemplateSnapshot['columns'][number]

export interface ExportOptions {
  delimiter: string
  isGuarded: boolean
  decimalSign: string
}

const batchRows = 5000

/**
 * The records of a load as lines of CSV, in the order of the file, a few thousand at a time. The database writes
 * the lines: building them row by row here takes three times as long.
 */
export async function* csvLines(
  db: Db,
  loadId: string,
  columns: readonly Column[],
  options: ExportOptions,
): AsyncGenerator<string> {
  const separator = sql.lit(options.delimiter)
  // Each value is taken out of the record once, below; the cells above ask it several times.
  const values = columns.map((column, index) => sql`${written(column, options)} as ${name(index)}`)
  const line = sql.join(
    columns.map((_column, index) => sql`csv_cell(${name(index)}, ${sql.lit(options.isGuarded)})`),
    sql` || ${separator} || `,
  )
  const end = await lastRow(db, loadId)
  for (let first = 0; first <= end; first += batchRows) {
    // By ranges, not by limit: without statistics a limit may be planned as a sort of all that is left.
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(${line}, e'\r\n' order by row_number) as lines from (
        select row_number, ${sql.join(values)} from records
        where load_id = ${loadId} and row_number >= ${first} and row_number < ${first + batchRows} offset 0
      ) as batch`.execute(db)
    const lines = rows[0]?.lines ?? null
    if (lines !== null) yield `${lines}\r\n`
    // The embedded database answers without a pause: others get their turn here.
    await setImmediate()
  }
}

async function lastRow(db: Db, loadId: string): Promise<number> {
  const found = await db
    .selectFrom('records')
    .where('loadId', '=', loadId)
    .select((row) => row.fn.max('rowNumber').as('last'))
    .executeTakeFirst()
  return found?.last ?? -1
}

const name = (index: number) => sql.ref<string>(`c${index}`)

/**
 * Amounts and yes or no as files write them, so that the same template reads them again. A record may be older than
 * the column's type: what is no amount stays as it is.
 */
function written({ name: column, type }: Column, { decimalSign }: ExportOptions): RawBuilder<string> {
  const value = sql<string>`(data ->> ${sql.lit(column)})`
  const kind = sql<string>`jsonb_typeof(data -> ${sql.lit(column)})`
  if (type === 'decimal' && decimalSign === ',')
    return sql`case ${kind} when 'number' then replace(${value}, '.', ',') else ${value} end`
  if (type === 'boolean')
    return sql`case data -> ${sql.lit(column)} when 'true' then 'S' when 'false' then 'N' else ${value} end`
  return value
}
