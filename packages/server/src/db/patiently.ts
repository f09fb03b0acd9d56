import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * A year of a large company takes longer to add up than any other statement may: half a minute at most. In a transaction
 * that others go on with, what follows is bound by the limits of before again.
 */
export async function patiently<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (!db.isTransaction)
    return db.transaction().execute(async (patient) => {
      await limit(patient, '30s', '64MB')
      return work(patient)
    })
  const { rows } = await sql<{ timeout: string; memory: string }>`
    select current_setting('statement_timeout') as timeout, current_setting('work_mem') as memory`.execute(db)
  const [before] = rows
  await limit(db, '30s', '64MB')
  const result = await work(db)
  if (before !== undefined) await limit(db, before.timeout, before.memory)
  return result
}

const limit = (db: Db, timeout: string, memory: string) =>
  sql`select set_config('statement_timeout', ${timeout}, true), set_config('work_mem', ${memory}, true)`.execute(
    db,
  )
