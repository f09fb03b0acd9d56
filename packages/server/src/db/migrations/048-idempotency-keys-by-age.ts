import { type Kysely, sql } from 'kysely'

/** Kept answers are sealed from now on; those from before go, and the old ones are found by their age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from idempotency_keys`.execute(db)
  await db.schema
    .createIndex('idempotency_keys_created_at')
    .on('idempotency_keys')
    .column('created_at')
    .execute()
}
