import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Raises the statement timeout to half a minute, for summing a year of a large company. In a shared transaction the
 * previous limits apply again afterwards.
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
