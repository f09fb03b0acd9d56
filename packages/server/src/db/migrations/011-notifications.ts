import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('read_at', 'timestamptz')
    .execute()
  await db.schema
    .createIndex('notifications_user_created_at')
    .on('notifications')
    .columns(['user_id', 'created_at desc'])
    .execute()
  await sql`create index notifications_unread on notifications (user_id) where read_at is null`.execute(db)
  await db.schema
    .createTable('notification_preferences')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('portal', 'boolean', (column) => column.notNull())
    .addColumn('mail', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('notification_preferences_pk', ['user_id', 'kind'])
    .execute()
  await db.schema
    .createTable('notification_exclusions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text')
    .addColumn('ends_at', 'timestamptz')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('notification_exclusions_user')
    .on('notification_exclusions')
    .column('user_id')
    .execute()
  await liveEvents(db)
}

async function liveEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('live_events')
    .addColumn('seq', 'serial', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'uuid')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('live_events_user').on('live_events').columns(['user_id', 'seq']).execute()
  await db.schema.createIndex('live_events_at').on('live_events').column('at').execute()
  await db.schema
    .createTable('event_streams')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('ticket_hash', 'text', (column) => column.unique())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_id', 'uuid', (column) =>
      column.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('event_streams_user').on('event_streams').column('user_id').execute()
}
