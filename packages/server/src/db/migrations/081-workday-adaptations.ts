import { type Kysely, sql } from 'kysely'

/** Requests for an adaptation of the working day (ET art. 34.8), of which one waits at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workday_adaptations')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date')
    .addColumn('wanted', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_on', 'date', (column) => column.notNull())
    .addColumn('alternative', 'text')
    .addColumn('comment', 'text')
    .addColumn('answered_by', 'uuid', (column) => column.references('users.id'))
    .addColumn('answered_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint(
      'workday_adaptations_state',
      sql`state in ('asked', 'granted', 'granted_by_silence', 'proposed', 'accepted', 'declined', 'refused', 'withdrawn')`,
    )
    .addCheckConstraint('workday_adaptations_period', sql`coalesce(ends_on >= starts_on, true)`)
    // ET art. 34.8: a refusal has its reasons, and an alternative says what it is.
    .addCheckConstraint('workday_adaptations_reasons', sql`state <> 'refused' or comment is not null`)
    .addCheckConstraint(
      'workday_adaptations_alternative',
      sql`state <> 'proposed' or alternative is not null`,
    )
    .execute()
  await sql`create unique index workday_adaptations_waiting on workday_adaptations (employee_id) where state = 'asked'`.execute(
    db,
  )
  await sql`create index workday_adaptations_of on workday_adaptations (employee_id)`.execute(db)
  await sql`create index workday_adaptations_by_due on workday_adaptations (due_on desc, id)`.execute(db)
}
