import { type Kysely, sql } from 'kysely'

/** Files that prove what a correction says, and decisions that may be taken back before they are in force. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('correction_files')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('correction_id', 'uuid', (column) => column.references('clock_corrections.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('blob_key', 'text', (column) => column.notNull())
    .addColumn('created_by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index correction_files_of on correction_files (correction_id) where correction_id is not null`.execute(
    db,
  )
  await db.schema
    .alterTable('clock_corrections')
    .addColumn('held_as', 'text')
    .addColumn('held_by', 'uuid', (column) => column.references('users.id'))
    .addColumn('held_until', 'timestamptz')
    .addColumn('held_reason', 'text')
    .execute()
}
