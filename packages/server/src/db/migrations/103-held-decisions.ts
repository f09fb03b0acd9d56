import { type Kysely, sql } from 'kysely'

/** Decisions that may still be taken back, of whatever was asked for; and what waits, found without reading what does not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('held_decisions')
    .addColumn('subject_id', 'uuid', (column) => column.primaryKey())
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('decision', 'jsonb', (column) => column.notNull())
    .addColumn('by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('on_behalf_of', 'uuid', (column) => column.references('users.id'))
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index absences_staged on absences (employee_id) where stage is not null`.execute(db)
  await sql`create index vacation_requests_staged on vacation_requests (employee_id) where stage is not null`.execute(
    db,
  )
}
