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
  const values = columns.map((column, index) => sql`data ->> ${sql.lit(column.name)} as ${name(index)}`)
  const line = sql.join(
    columns.map((column, index) => cell(column, name(index), options)),
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

/** Amounts and yes or no are written as files write them, so that the same template reads them again. */
function cell(
  { type }: Column,
  value: RawBuilder<string>,
  { isGuarded, decimalSign }: ExportOptions,
): RawBuilder<string> {
  if (type === 'decimal' && decimalSign === ',') return sql`csv_cell(replace(${value}, '.', ','), false)`
  if (type === 'boolean') return sql`(case ${value} when 'true' then 'S' when 'false' then 'N' else '' end)`
  // A number is digits and a sign: nothing to run.
  const isNumber = type === 'decimal' || type === 'integer'
  return sql`csv_cell(${value}, ${sql.lit(isGuarded && !isNumber)})`
}
