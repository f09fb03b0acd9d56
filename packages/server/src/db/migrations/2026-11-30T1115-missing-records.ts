import { type Kysely, sql } from 'kysely'

/** Renames the state `gone` of earlier releases: a record is `missing`, a difference has `removed` something. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update record_work set state = 'missing' where state = 'gone'`.execute(db)
  await sql`update synchronization_changes set kind = 'removed' where kind = 'gone'`.execute(db)
}
