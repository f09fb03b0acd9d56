import { type SqlBool, sql } from 'kysely'
import type { components } from '#contract/generated/laia.ts'
import type { Database, Db } from '#db/database.ts'

type LoadError = components['schemas']['LoadError']
type Query = { page?: number; perPage?: number; field?: string; code?: LoadError['code'] }

/** Every error of every rejected row, in the order of the file. */
export async function list(
  db: Db,
  loadId: string,
  { page: currentPage = 1, perPage = 25, field, code }: Query,
) {
  const conditions = [sql<SqlBool>`load_id = ${loadId}`]
  if (field !== undefined) conditions.push(sql`error ->> 'field' = ${field}`)
  if (code !== undefined) conditions.push(sql`error ->> 'code' = ${code}`)
  const from = sql`
    from load_rejects cross join lateral jsonb_array_elements(errors) with ordinality as e (error, position)
    where ${sql.join(conditions, sql` and `)}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  const totalCount = counted.rows[0]?.total ?? 0
  const { rows } = await sql<LoadError>`
    select row_number as row, error ->> 'field' as field, error ->> 'header' as header,
      error ->> 'code' as code, error ->> 'value' as value
    ${from} order by row_number, position limit ${perPage} offset ${(currentPage - 1) * perPage}`.execute(db)
  return {
    data: rows,
    meta: { currentPage, perPage, totalCount, totalPages: Math.ceil(totalCount / perPage) },
  }
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
