import { type Kysely, sql } from 'kysely'

/** What people keep of reports, with whom they share it, when it is sent, and who receives it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const none = sql`'{}'`
  await db.schema
    .createTable('report_definitions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('owner_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('columns', sql`text[]`, (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('period', 'text')
    .addColumn('every', 'text')
    .addColumn('weekday', 'integer')
    .addColumn('day', 'integer')
    .addColumn('hour', 'integer')
    .addColumn('time_zone', 'text')
    .addColumn('next_at', 'timestamptz')
    .addColumn('people', sql`uuid[]`, (column) => column.notNull().defaultTo(none))
    .addColumn('groups', sql`uuid[]`, (column) => column.notNull().defaultTo(none))
    .addColumn('roles', sql`uuid[]`, (column) => column.notNull().defaultTo(none))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .execute()
  await sql`create index report_definitions_of on report_definitions (owner_id) where deleted_at is null`.execute(
    db,
  )
  await sql`create index report_definitions_people on report_definitions using gin (people)`.execute(db)
  await db.schema
    .createTable('report_subscriptions')
    .addColumn('definition_id', 'uuid', (column) => column.notNull().references('report_definitions.id'))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    .addColumn('stopped', 'text')
    .addColumn('stopped_at', 'timestamptz')
    .addPrimaryKeyConstraint('report_subscriptions_pkey', ['definition_id', 'user_id'])
    .execute()
}
