import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Joins large tables by hash or by order, inside of a transaction. PostgreSQL seeks each row among all others where
 * statistics are older than what was just written.
 */
export async function withoutNestedLoops<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  await set(db, 'off')
  const result = await work()
  await set(db, 'on')
  return result
}

const set = (db: Db, state: 'on' | 'off') =>
  sql`select set_config('enable_nestloop', ${state}, true)`.execute(db)
