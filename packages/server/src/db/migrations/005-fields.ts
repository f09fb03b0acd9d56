import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('fields')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('required', 'boolean', (column) => column.notNull())
    .addColumn('minimum', 'double precision')
    .addColumn('maximum', 'double precision')
    .addColumn('options', sql`text[]`, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('personal_data', 'text', (column) => column.notNull())
    .addColumn('active', 'boolean', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
