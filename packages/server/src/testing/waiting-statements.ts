import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** How many statements wait for what another transaction holds (PostgreSQL). */
export async function waitingStatements(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
