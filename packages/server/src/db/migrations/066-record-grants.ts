import { type Kysely, sql } from 'kysely'

/** Who may read whose time record for a time, who has, and the packages that were made of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('record_grants')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('employee_ids', sql`uuid[]`)
    .addColumn('work_center_id', 'uuid', (column) => column.references('work_centers.id'))
    .addColumn('from_day', 'date', (column) => column.notNull())
    .addColumn('until_day', 'date', (column) => column.notNull())
    .addColumn('starts_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('granted_by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('revoked_at', 'timestamptz')
    .addColumn('revoked_by', 'uuid', (column) => column.references('users.id'))
    .execute()
  await sql`create index record_grants_by_time on record_grants (created_at desc, id)`.execute(db)
  await sql`create index record_grants_of on record_grants (user_id, ends_at)`.execute(db)
  await packages(db)
  await views(db)
}

async function packages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('record_packages')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('grant_id', 'uuid', (column) => column.references('record_grants.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('identity_numbers', 'boolean', (column) => column.notNull())
    .addColumn('employee_ids', sql`uuid[]`, (column) => column.notNull())
    .addColumn('from_day', 'date', (column) => column.notNull())
    .addColumn('until_day', 'date', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('blob_key', 'text')
    .addColumn('size', 'integer')
    .addColumn('sha256', 'text')
    .addColumn('created_by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('finished_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz')
    .execute()
  await sql`create index record_packages_by_time on record_packages (created_at desc, id)`.execute(db)
  await sql`create index record_packages_of on record_packages (created_by, created_at desc)`.execute(db)
}

async function views(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('record_views')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('viewer_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('grant_id', 'uuid', (column) => column.references('record_grants.id'))
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('from_day', 'date', (column) => column.notNull())
    .addColumn('until_day', 'date', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index record_views_by_time on record_views (at desc, id)`.execute(db)
  await sql`create index record_views_of on record_views (employee_id, at desc)`.execute(db)
  await sql`
    create trigger append_only before update or delete or truncate on record_views
    for each statement execute function refuse_anchor_change()`.execute(db)
}
