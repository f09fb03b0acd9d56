import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('starred_pages')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('index', 'integer', (column) => column.notNull())
    .addColumn('label', 'text')
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('icon', 'text')
    .addColumn('highlight_action', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('starred_pages_pk', ['user_id', 'index'])
    .execute()
  // What stands here holds for every process and every caller, so it is a row and no setting of one process.
  await db.schema
    .createTable('switches')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    .addColumn('retry_after_seconds', 'integer', (column) => column.notNull())
    .execute()
}
