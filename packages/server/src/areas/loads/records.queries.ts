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
  const line = sql.join(
    columns.map((column) => cell(column, options)),
    sql` || ${separator} || `,
  )
  let last = -1
  for (;;) {
    const { rows } = await sql<{ last: number | null; lines: string }>`
      select max(row_number) as last, string_agg(line, e'\r\n' order by row_number) as lines from (
        select row_number, ${line} as line from records
        where load_id = ${loadId} and row_number > ${last} order by row_number limit ${sql.lit(batchRows)}
      ) as batch`.execute(db)
    const batch = rows[0]
    if (!batch || batch.last === null) return
    last = batch.last
    yield `${batch.lines}\r\n`
  }
}

/** Amounts and yes or no are written as files write them, so that the same template reads them again. */
function cell(column: Column, { isGuarded, decimalSign }: ExportOptions): RawBuilder<string> {
  const value = sql<string>`(data ->> ${sql.lit(column.name)})`
  if (column.type === 'decimal' && decimalSign === ',')
    return sql`csv_cell(replace(${value}, '.', ','), false)`
  if (column.type === 'boolean')
    return sql`coalesce(case ${value} when 'true' then 'S' when 'false' then 'N' end, '')`
  // A number is digits and a sign: nothing to run.
  const isNumber = column.type === 'decimal' || column.type === 'integer'
  return sql`csv_cell(${value}, ${sql.lit(isGuarded && !isNumber)})`
}
