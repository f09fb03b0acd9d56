import { type Kysely, sql } from 'kysely'

/** Files of reports, each made for one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('report_runs')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('definition_id', 'uuid', (column) => column.references('report_definitions.id'))
    .addColumn('name', 'text')
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('columns', sql`text[]`, (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('is_scheduled', 'boolean', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer')
    .addColumn('blob_key', 'text')
    .addColumn('size', 'integer')
    .addColumn('sha256', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz')
    .addColumn('finished_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz')
    .addColumn('fetches', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('fetched_at', 'timestamptz')
    .execute()
  await sql`create index report_runs_of on report_runs (user_id, created_at desc, id)`.execute(db)
}
