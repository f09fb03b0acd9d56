import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** The number of statements that wait for a lock (PostgreSQL). */
export async function waitingStatements(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
