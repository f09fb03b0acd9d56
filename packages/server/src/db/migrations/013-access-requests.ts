import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('access_requests')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('permission_id', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('decided_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('decided_at', 'timestamptz')
    .addColumn('decision', 'text')
    .addColumn('ends_on', 'date')
    .execute()
  // Of two concurrent requests for the same, one is refused as a duplicate.
  await sql`
    create unique index access_requests_pending on access_requests (user_id, permission_id)
    where state = 'pending'`.execute(db)
  await db.schema
    .createIndex('access_requests_created_at')
    .on('access_requests')
    .column('created_at')
    .execute()
  await db.schema
    .createTable('user_permissions')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('permission_id', 'integer', (column) => column.notNull())
    .addColumn('request_id', 'uuid', (column) => column.references('access_requests.id').onDelete('set null'))
    .addColumn('granted_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('granted_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz')
    .addPrimaryKeyConstraint('user_permissions_pk', ['user_id', 'permission_id'])
    .execute()
}
