import { type RawBuilder, sql } from 'kysely'
import type { LoadError } from '@portal/sdk/contract'
import type { Database, Db } from '#db/database.ts'
import { beginOf, type PageOf, type Paging, pageOf, type Placed } from '#db/page.ts'
import { type By, follows, refusingMadeUp, valuesOf } from '#db/place.ts'

type Query = Paging & { field?: string; code?: LoadError['code'] }
type Found = Placed<LoadError>

/** A pseudo column for errors of whole rows; no real column has this name. */
const wholeRow = '*'
const by: readonly By[] = [{ by: sql`row_number` }, { by: sql`position` }]
const shown = sql`row_number as row, error ->> 'field' as field, error ->> 'header' as header,
  error ->> 'code' as code, error ->> 'value' as value, ${valuesOf(by)} as place_values`

/** Every error of every rejected row, in the order of the file. */
export async function list(db: Db, loadId: string, query: Query): Promise<PageOf<LoadError>> {
  const order = `errors of ${loadId}`
  const begin = beginOf(query, order)
  const { place, perPage: limit, offset } = begin
  const isFiltered = query.field !== undefined || query.code !== undefined
  const from = errorsOf(loadId, query)
  const totalCount = place?.totalCount ?? (await (isFiltered ? countOf(db, from) : sumOf(db, loadId)))
  const cut = { limit: limit + 1, offset }
  // The cursor compares row numbers first: errors of earlier rows are not expanded.
  const cutBy = place
    ? sql<Found>`select ${shown} ${from} and row_number >= ${place.values[0]}::int and ${follows(by, place)}
        order by row_number, position limit ${cut.limit}`
    : isFiltered
      ? sql<Found>`select ${shown} ${from} order by row_number, position limit ${cut.limit} offset ${offset}`
      : counted(loadId, cut)
  const { rows } = await refusingMadeUp(place, cutBy.execute(db))
  return pageOf(rows, { ...begin, totalCount, order })
}

function errorsOf(loadId: string, { field, code }: Query): RawBuilder<unknown> {
  const conditions = [sql`load_id = ${loadId}`]
  if (field === wholeRow) conditions.push(sql`error ->> 'field' is null`)
  else if (field !== undefined) conditions.push(sql`error ->> 'field' = ${field}`)
  if (code !== undefined) conditions.push(sql`error ->> 'code' = ${code}`)
  return sql`from load_rejects cross join lateral jsonb_array_elements(errors) with ordinality as e (error, position)
    where ${sql.join(conditions, sql` and `)}`
}

async function countOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return rows[0]?.total ?? 0
}

async function sumOf(db: Db, loadId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(error_count), 0)::int as total from load_rejects where load_id = ${loadId}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** A window gives the position of each row's first error, so that only the page's rows are read. */
function counted(loadId: string, { limit, offset }: { limit: number; offset: number }): RawBuilder<Found> {
  const sums = sql`select row_number, error_count, sum(error_count) over (order by row_number) as until
    from load_rejects where load_id = ${loadId}`
  return sql<Found>`
    select ${shown}
    from (${sums}) c join load_rejects r using (row_number)
      cross join lateral jsonb_array_elements(r.errors) with ordinality as e (error, position)
    where r.load_id = ${loadId} and c.until > ${offset} and c.until - c.error_count < ${offset + limit}
      and c.until - c.error_count + position > ${offset} and c.until - c.error_count + position <= ${offset + limit}
    order by row_number, position`
}

export interface Reject {
  rowNumber: number
  raw: string
  readable: boolean
  errors: Omit<LoadError, 'row'>[]
}

/** The rejected rows after a row, in the order of the file. */
export function batch(database: Database, loadId: string, afterRow: number, size: number): Promise<Reject[]> {
  return database.session(async (transaction) => {
    // Without statistics PostgreSQL would sort the rest for each batch instead of walking the index.
    await transaction.query('set local enable_sort = off')
    await transaction.query('set local enable_bitmapscan = off')
    return transaction.query<Reject>(
      `select row_number as "rowNumber", raw, readable, errors from load_rejects
       where load_id = $1 and row_number > $2 order by row_number limit $3`,
      [loadId, afterRow, size],
    )
  })
}
