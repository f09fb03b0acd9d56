import { type Kysely, sql } from 'kysely'

/** The working time of a month as the person confirmed it, what was done with it, and when they were told of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('month_sheets')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('month', 'date', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('part_time', 'boolean', (column) => column.notNull())
    .addColumn('figures', 'jsonb', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('locked_at', 'timestamptz')
    .addUniqueConstraint('month_sheets_of', ['employee_id', 'month'])
    .addCheckConstraint('month_sheets_month', sql`extract(day from month) = 1`)
    .addCheckConstraint('month_sheets_state', sql`state in ('confirmed', 'locked', 'reopened')`)
    .execute()
  await sql`create index month_sheets_by_month on month_sheets (month, employee_id)`.execute(db)
  await acts(db)
  await db.schema
    .createTable('month_reminders')
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('month', 'date', (column) => column.notNull())
    .addColumn('reminded_on', 'date', (column) => column.notNull())
    .addColumn('reminded_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('month_reminders_pkey', ['employee_id', 'month'])
    .execute()
}

/** What was confirmed once stays, whatever is confirmed after it. */
async function acts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('month_sheet_acts')
    .addColumn('sheet_id', 'uuid', (column) => column.notNull().references('month_sheets.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('reason', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('content', 'text')
    .addPrimaryKeyConstraint('month_sheet_acts_pkey', ['sheet_id', 'number'])
    .execute()
  await sql`
    create function refuse_month_sheet_change() returns trigger language plpgsql as $$
    begin
      raise exception 'what was done with a month sheet is append-only: % refused', tg_op;
    end $$`.execute(db)
  await sql`
    create trigger month_sheet_acts_append_only before update or delete or truncate on month_sheet_acts
    for each statement execute function refuse_month_sheet_change()`.execute(db)
}
