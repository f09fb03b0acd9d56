import { type Kysely, sql } from 'kysely'

/** When somebody worked on a day, for what has to be cut to it; null for days that were derived before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workdays add column effective_time tstzmultirange`.execute(db)
}
