import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { TemplateColumn } from './cells/cell-rule.ts'

/** A column to export: where its values stand among a record's cells, from 1, and what they are. */
export interface ExportedColumn {
  cell: number
  type: TemplateColumn['type']
}

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
  loadSerial: number,
  columns: readonly ExportedColumn[],
  options: ExportOptions,
): AsyncGenerator<string> {
  const cells = columns.map(
    (column) => sql`csv_cell(${written(column, options)}, ${sql.lit(options.isGuarded)})`,
  )
  const line = sql.join(cells, sql` || ${sql.lit(options.delimiter)} || `)
  const end = await lastRow(db, loadSerial)
  for (let first = 0; first <= end; first += batchRows) {
    // By ranges, not by limit: without statistics a limit may be planned as a sort of all that is left.
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(${line}, e'\r\n' order by row_number) as lines from records
      where load_serial = ${loadSerial} and row_number >= ${first} and row_number < ${first + batchRows}`.execute(
      db,
    )
    const lines = rows[0]?.lines ?? null
    if (lines !== null) yield `${lines}\r\n`
    // The embedded database answers without a pause: others get their turn here.
    await setImmediate()
  }
}

async function lastRow(db: Db, loadSerial: number): Promise<number> {
  const found = await db
    .selectFrom('records')
    .where('loadSerial', '=', loadSerial)
    .select((row) => row.fn.max('rowNumber').as('last'))
    .executeTakeFirst()
  return found?.last ?? -1
}

/**
 * Amounts and yes or no as files write them, so that the same template reads them again. A record may be older than
 * the column's type: what is no amount stays as it is.
 */
function written({ cell, type }: ExportedColumn, { decimalSign }: ExportOptions): RawBuilder<string> {
  const value = sql<string>`cells[${sql.lit(cell)}]`
  if (type === 'decimal' && decimalSign === ',')
    return sql`case when ${value} ~ '^-?[0-9]+[.][0-9]+$' then replace(${value}, '.', ',') else ${value} end`
  if (type === 'boolean')
    return sql`case ${value} when 'true' then 'S' when 'false' then 'N' else ${value} end`
  return value
}
