import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('tax_id', 'text')
    // When an administrator last sent a link to set a password, and when the person was removed.
    .addColumn('invited_at', 'timestamptz')
    .addColumn('removed_at', 'timestamptz')
    .execute()
  await sql`create unique index users_tax_id on users (tax_id) where tax_id is not null`.execute(db)
  // The list of users begins with this order, however many there are.
  await sql`create index users_display_name on users (plain(display_name), id)`.execute(db)
}
