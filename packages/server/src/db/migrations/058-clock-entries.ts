import { type Kysely, sql } from 'kysely'

/** What people's clocks recorded, and the days that follow from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock_entries')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('recorded_at', 'timestamptz', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('break_type_id', 'uuid', (column) => column.references('break_types.id'))
    .addColumn('counts', 'text')
    .addColumn('minutes_per_use', 'integer')
    .addColumn('reason', 'text')
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_by', 'uuid', (column) => column.references('users.id'))
    .addColumn('ip', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('replaces', 'uuid', (column) => column.references('clock_entries.id'))
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addUniqueConstraint('clock_entries_number', ['employee_id', 'number'])
    .execute()
  await sql`create index clock_entries_at on clock_entries (employee_id, at)`.execute(db)
  await sql`create index clock_entries_by_time on clock_entries (at desc, id)`.execute(db)
  await sql`create index clock_entries_replaces on clock_entries (replaces) where replaces is not null`.execute(
    db,
  )
  await appendOnly(db)
  await workdays(db)
}

async function appendOnly(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_clock_change() returns trigger language plpgsql as $$
    begin
      raise exception 'clock entries are append-only: % refused', tg_op;
    end $$`.execute(db)
  await sql`
    create trigger clock_entries_append_only before update or delete or truncate on clock_entries
    for each statement execute function refuse_clock_change()`.execute(db)
}

async function workdays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workdays')
    .addColumn('employee_id', 'uuid', (column) =>
      column.notNull().references('employees.user_id').onDelete('cascade'),
    )
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('incidents', sql`text[]`, (column) => column.notNull())
    .addColumn('presence_seconds', 'integer', (column) => column.notNull())
    .addColumn('effective_seconds', 'integer', (column) => column.notNull())
    .addColumn('non_effective_seconds', 'integer', (column) => column.notNull())
    .addColumn('unallocated_seconds', 'integer', (column) => column.notNull())
    .addColumn('running_since', 'timestamptz')
    .addColumn('running_counts', 'text')
    .addColumn('open_since', 'timestamptz')
    .addPrimaryKeyConstraint('workdays_pkey', ['employee_id', 'date'])
    .execute()
  await sql`create index workdays_by_date on workdays (date, employee_id)`.execute(db)
}
