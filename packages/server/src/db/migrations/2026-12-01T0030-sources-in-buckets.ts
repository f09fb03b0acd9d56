import { type Kysely, sql } from 'kysely'

/** Sources in S3-compatible storage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table load_sources add column bucket text, add column region text`.execute(db)
}
