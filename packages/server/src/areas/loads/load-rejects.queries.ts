import { type SqlBool, sql } from 'kysely'
import type { components } from '#contract/generated/laia.ts'
import type { Database, Db } from '#db/database.ts'

type LoadError = components['schemas']['LoadError']
type Query = { page?: number; perPage?: number; field?: string; code?: LoadError['code'] }

/** Every error of every rejected row, in the order of the file. */
export async function list(db: Db, loadId: string, query: Query) {
  const { page: currentPage = 1, perPage = 25 } = query
  const from = (currentPage - 1) * perPage
  const isFiltered = query.field !== undefined || query.code !== undefined
  const found = isFiltered
    ? await filtered(db, loadId, query, [perPage, from])
    : await all(db, loadId, [perPage, from])
  const totalPages = Math.ceil(found.totalCount / perPage)
  return { data: found.data, meta: { currentPage, perPage, totalCount: found.totalCount, totalPages } }
}

type Found = { data: LoadError[]; totalCount: number }
type Cut = readonly [limit: number, offset: number]

const shown = sql`error ->> 'field' as field, error ->> 'header' as header,
  error ->> 'code' as code, error ->> 'value' as value`

/** The index says where in the whole the errors of each row begin: only the rows of the page are read. */
async function all(db: Db, loadId: string, [limit, offset]: Cut): Promise<Found> {
  const counted = sql`select row_number, error_count, sum(error_count) over (order by row_number) as until
    from load_rejects where load_id = ${loadId}`
  const { rows: sums } = await sql<{ total: number }>`
    select coalesce(sum(error_count), 0)::int as total from load_rejects where load_id = ${loadId}`.execute(
    db,
  )
  const { rows: data } = await sql<LoadError>`
    select row_number as row, ${shown}
    from (${counted}) c join load_rejects r using (row_number)
      cross join lateral jsonb_array_elements(r.errors) with ordinality as e (error, position)
    where r.load_id = ${loadId} and c.until > ${offset} and c.until - c.error_count < ${offset + limit}
      and c.until - c.error_count + position > ${offset} and c.until - c.error_count + position <= ${offset + limit}
    order by row_number, position`.execute(db)
  return { data, totalCount: sums[0]?.total ?? 0 }
}

async function filtered(
  db: Db,
  loadId: string,
  { field, code }: Query,
  [limit, offset]: Cut,
): Promise<Found> {
  const conditions = [sql<SqlBool>`load_id = ${loadId}`]
  if (field !== undefined) conditions.push(sql`error ->> 'field' = ${field}`)
  if (code !== undefined) conditions.push(sql`error ->> 'code' = ${code}`)
  const from = sql`
    from load_rejects cross join lateral jsonb_array_elements(errors) with ordinality as e (error, position)
    where ${sql.join(conditions, sql` and `)}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  const { rows: data } = await sql<LoadError>`
    select row_number as row, ${shown}
    ${from} order by row_number, position limit ${limit} offset ${offset}`.execute(db)
  return { data, totalCount: counted.rows[0]?.total ?? 0 }
}

export interface Reject {
  rowNumber: number
  raw: string
  readable: boolean
  errors: Omit<LoadError, 'row'>[]
}

/** The rejected rows behind a row, in the order of the file. */
export function batch(database: Database, loadId: string, afterRow: number, size: number): Promise<Reject[]> {
  return database.session(async (transaction) => {
    // Without statistics PostgreSQL would sort all that is left for each batch instead of walking the index.
    await transaction.query('set local enable_sort = off')
    await transaction.query('set local enable_bitmapscan = off')
    return transaction.query<Reject>(
      `select row_number as "rowNumber", raw, readable, errors from load_rejects
       where load_id = $1 and row_number > $2 order by row_number limit $3`,
      [loadId, afterRow, size],
    )
  })
}
