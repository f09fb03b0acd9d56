import { type Kysely, sql } from 'kysely'

/** Of days that are carried over people are warned once before they expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vacation_buckets add column warned_on date`.execute(db)
}
