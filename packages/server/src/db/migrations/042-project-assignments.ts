import { type Kysely, sql } from 'kysely'

/** Who works in which project, from one day to another, both included. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('project_assignments')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('project_id', 'uuid', (column) => column.notNull().references('projects.id'))
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date')
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('project_assignments_once', ['user_id', 'project_id'])
    .addCheckConstraint('project_assignments_days', sql`coalesce(ends_on >= starts_on, true)`)
    .execute()
  await db.schema
    .createIndex('project_assignments_by_project')
    .on('project_assignments')
    .columns(['project_id', 'user_id'])
    .execute()
}
