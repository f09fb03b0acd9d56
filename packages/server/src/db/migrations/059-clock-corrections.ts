import { type Kysely, sql } from 'kysely'

/** What people ask to be corrected in the record of a clock, and what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock_corrections')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'uuid', (column) => column.references('clock_entries.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('break_type_id', 'uuid', (column) => column.references('break_types.id'))
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('asked_by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('decided_by', 'uuid', (column) => column.references('users.id'))
    .addColumn('decided_at', 'timestamptz')
    .addColumn('decision', 'text')
    .execute()
  await sql`create index clock_corrections_of on clock_corrections (employee_id, date)`.execute(db)
  await sql`create index clock_corrections_by_time on clock_corrections (created_at desc, id)`.execute(db)
  await sql`create index clock_corrections_waiting on clock_corrections (employee_id) where state = 'pending'`.execute(
    db,
  )
  // Two corrections of one entry would be two truths.
  await sql`create unique index clock_corrections_entry on clock_corrections (entry_id) where state = 'pending'`.execute(
    db,
  )
}
