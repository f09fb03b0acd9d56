import type { Kysely } from 'kysely'

/** Whether HR has archived a request, or brought it back; null while its last day alone says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('vacation_requests').addColumn('archived', 'boolean').execute()
}
