import { type Kysely, sql } from 'kysely'

/** What somebody has changed of tickets, the newest first, and what anybody has in a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index ticket_changes_of_user on ticket_changes (user_id, serial)`.execute(db)
  await sql`create index ticket_changes_at on ticket_changes (at)`.execute(db)
}
