import { type Kysely, sql } from 'kysely'

/** What everybody said today, however long the history of it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index agent_states_by_time on agent_states (started_at)`.execute(db)
}
