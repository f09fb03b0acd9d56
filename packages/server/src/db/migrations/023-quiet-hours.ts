import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quiet_hours')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('weekends', 'boolean', (column) => column.notNull())
    .execute()
  // The server before this one shows at once, and so writes nothing.
  await db.schema
    .alterTable('notifications')
    .addColumn('shown_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`'-infinity'`))
    .execute()
}
