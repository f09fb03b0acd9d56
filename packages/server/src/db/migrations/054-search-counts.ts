import { type Kysely, sql } from 'kysely'

/**
 * How much somebody searches, over all processes. A row a person, changed at every search: it is not worth writing a
 * log for, and after a crash everybody begins anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table search_counts (
      user_id uuid primary key,
      since timestamptz not null,
      count integer not null
    )`.execute(db)
}
