import type { Kysely } from 'kysely'

/** Who looks at the portal as whom (decision 044), and what they looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('views')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('session_id', 'uuid', (column) =>
      column.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('viewer_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('views_session').on('views').column('session_id').execute()
  await db.schema
    .createTable('view_looks')
    .addColumn('view_id', 'uuid', (column) => column.notNull().references('views.id').onDelete('cascade'))
    .addColumn('operation', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('view_looks_pk', ['view_id', 'operation'])
    .execute()
}
