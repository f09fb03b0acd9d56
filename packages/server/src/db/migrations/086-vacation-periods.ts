import { type Kysely, sql } from 'kysely'

/** When people ask for which dates of a plan, and what each would like to have where not who comes first is served first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vacation_periods')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('plan_id', 'uuid', (column) =>
      column.notNull().references('vacation_plans.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('opens_on', 'date', (column) => column.notNull())
    .addColumn('closes_on', 'date', (column) => column.notNull())
    .addColumn('answer_by', 'date', (column) => column.notNull())
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date', (column) => column.notNull())
    .addColumn('criterion', 'text', (column) => column.notNull())
    .addColumn('published_at', 'timestamptz')
    .addColumn('late_told_on', 'date')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('vacation_periods_asking', sql`closes_on >= opens_on and answer_by >= closes_on`)
    .addCheckConstraint('vacation_periods_dates', sql`ends_on >= starts_on`)
    .addCheckConstraint(
      'vacation_periods_criterion',
      sql`criterion in ('arrival', 'seniority', 'rotation', 'points')`,
    )
    .execute()
  await sql`create index vacation_periods_of on vacation_periods (plan_id, starts_on)`.execute(db)
  await db.schema
    .createTable('vacation_bids')
    .addColumn('period_id', 'uuid', (column) =>
      column.notNull().references('vacation_periods.id').onDelete('cascade'),
    )
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('request_id', 'uuid', (column) =>
      column.references('vacation_requests.id').onDelete('set null'),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('vacation_bids_key', ['period_id', 'employee_id', 'rank'])
    .addCheckConstraint('vacation_bids_dates', sql`ends_on >= starts_on`)
    .execute()
  await sql`create index vacation_bids_of on vacation_bids (employee_id)`.execute(db)
}
