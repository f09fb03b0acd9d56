import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { TemplateColumn } from '#cells/cell-rule.ts'

/** A column to export: where its values stand among a record's cells, from 1, and what they are. */
export interface ExportedColumn {
  cell: number
  type: TemplateColumn['type']
}

export interface ExportOptions {
  delimiter: string
  isGuarded: boolean
  decimalSign: string
  /** Whether all records were read by the load's template as it is now; a restart may have brought another. */
  isUniform: boolean
}

const batchRows = 2000

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
  const cells = sql.join(columns.map((column) => exportedCell(column, options)))
  const line = sql`array_to_string(array[${cells}], ${sql.lit(options.delimiter)}, '')`
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

// What the reader makes of these holds neither quotes nor delimiters, and nothing a spreadsheet would run.
const plainTypes: ReadonlySet<string> = new Set(['integer', 'date', 'phone', 'nif', 'postalCode', 'boolean'])

/** One cell of a line: quoted and disarmed where its type may need it. */
function exportedCell(column: ExportedColumn, options: ExportOptions): RawBuilder<string> {
  const value = written(column, options)
  return options.isUniform && plainTypes.has(column.type)
    ? value
    : sql`csv_cell(${value}, ${sql.lit(options.isGuarded)})`
}

/** Amounts and yes or no as files write them, so that the same template reads them again. */
function written({ cell, type }: ExportedColumn, options: ExportOptions): RawBuilder<string> {
  const value = sql<string>`cells[${sql.lit(cell)}]`
  if (type === 'decimal') return writtenAmount(value, options)
  if (type === 'boolean')
    return sql`case ${value} when 'true' then 'S' when 'false' then 'N' else ${value} end`
  return value
}

/** An amount with its cents whole: 5.5 is five and a half only to a machine. */
function writtenAmount(value: RawBuilder<string>, options: ExportOptions): RawBuilder<string> {
  const cents = sql`case when ${value} like '%._' then '0' else '' end`
  const amount =
    options.decimalSign === ','
      ? sql<string>`replace(${value}, '.', ',') || ${cents}`
      : sql<string>`${value} || ${cents}`
  // A record that is older than the column's type: what is no amount stays as it is.
  return options.isUniform
    ? amount
    : sql`case when ${value} ~ '^-?[0-9]+[.][0-9]+$' then ${amount} else ${value} end`
}
