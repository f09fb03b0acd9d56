import { type Kysely, sql } from 'kysely'

/** Secret addresses under which calendar programs read time off; only a digest of the secret is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('renewed_at', 'timestamptz')
    .addColumn('last_fetched_at', 'timestamptz')
    .execute()
  await sql`create unique index calendar_feeds_of on calendar_feeds (user_id, kind)`.execute(db)
}
