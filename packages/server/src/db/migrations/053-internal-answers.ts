import type { Kysely } from 'kysely'

/** What those who work on an incident say among themselves is not for its reporter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('incident_messages')
    .addColumn('internal', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
