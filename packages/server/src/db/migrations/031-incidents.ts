import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('incidents')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('severity', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('reporter_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('assignee_id', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('starts_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz')
    .addColumn('time_effect', 'text', (column) => column.notNull().defaultTo('none'))
    .addColumn('resolution', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('incidents_interval', sql`ends_at is null or ends_at > starts_at`)
    .execute()
  for (const column of ['reporter_id', 'assignee_id', 'created_at'])
    await db.schema.createIndex(`incidents_${column}`).on('incidents').column(column).execute()
  await db.schema
    .createTable('incident_people')
    .addColumn('incident_id', 'uuid', (column) =>
      column.notNull().references('incidents.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addPrimaryKeyConstraint('incident_people_pk', ['incident_id', 'user_id'])
    .execute()
  await db.schema.createIndex('incident_people_user_id').on('incident_people').column('user_id').execute()
  await db.schema
    .createTable('incident_messages')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('incident_id', 'uuid', (column) =>
      column.notNull().references('incidents.id').onDelete('cascade'),
    )
    .addColumn('author_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('incident_messages_incident_id')
    .on('incident_messages')
    .columns(['incident_id', 'created_at'])
    .execute()
  await db.schema
    .createTable('justified_times')
    .addColumn('incident_id', 'uuid', (column) =>
      column.notNull().references('incidents.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('starts_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('justified_times_pk', ['incident_id', 'user_id'])
    .execute()
  await db.schema
    .createIndex('justified_times_user_id')
    .on('justified_times')
    .columns(['user_id', 'starts_at'])
    .execute()
}
