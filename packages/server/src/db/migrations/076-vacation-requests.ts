import { type Kysely, sql } from 'kysely'

/** Requests of vacation with their days, the buckets these spend, and each state that a request has had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vacation_requests')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('units', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('stage', 'text')
    .addColumn('stages', 'jsonb', (column) => column.notNull())
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addColumn('agreed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('short_notice', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('escalates_at', 'timestamptz')
    .addColumn('policy_id', 'uuid', (column) => column.references('vacation_policies.id'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('asked_by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint(
      'vacation_requests_state',
      sql`state in ('draft', 'pending', 'preapproved', 'approved', 'rejected', 'withdrawn', 'cancellation_requested',
        'cancelled', 'cancelled_by_company')`,
    )
    .addCheckConstraint(
      'vacation_requests_stage',
      sql`(state in ('pending', 'preapproved', 'cancellation_requested')) = (stage is not null)`,
    )
    .execute()
  await sql`create index vacation_requests_of on vacation_requests (employee_id, starts_on)`.execute(db)
  await sql`create index vacation_requests_by_time on vacation_requests (created_at desc, id)`.execute(db)
  await db.schema
    .createTable('vacation_lines')
    .addColumn('request_id', 'uuid', (column) =>
      column.notNull().references('vacation_requests.id').onDelete('cascade'),
    )
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer')
    .addColumn('units', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('holiday', 'text')
    .addColumn('held', 'boolean', (column) => column.notNull().defaultTo(false))
    .addPrimaryKeyConstraint('vacation_lines_key', ['request_id', 'date', 'part'])
    .addCheckConstraint('vacation_lines_part', sql`part in ('day', 'morning', 'afternoon', 'hours')`)
    .execute()
  // Nobody is off twice: a day is two halves, and each is held by one request at most.
  for (const [half, parts] of [
    ['morning', `('day', 'morning', 'hours')`],
    ['afternoon', `('day', 'afternoon', 'hours')`],
  ] as const)
    await sql`create unique index ${sql.raw(`vacation_lines_${half}`)} on vacation_lines (employee_id, date)
      where held and part in ${sql.raw(parts)}`.execute(db)
  await sql`create index vacation_lines_by_date on vacation_lines (date) where held`.execute(db)
  await heldByState(db)
  await spendingsAndActs(db)
}

async function spendingsAndActs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vacation_spendings')
    .addColumn('request_id', 'uuid', (column) =>
      column.notNull().references('vacation_requests.id').onDelete('cascade'),
    )
    .addColumn('bucket_id', 'uuid', (column) => column.notNull().references('vacation_buckets.id'))
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('units', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('vacation_spendings_key', ['request_id', 'date', 'bucket_id'])
    .addCheckConstraint('vacation_spendings_units', sql`units > 0`)
    .execute()
  await sql`create index vacation_spendings_of on vacation_spendings (bucket_id)`.execute(db)
  await db.schema
    .createTable('vacation_acts')
    .addColumn('request_id', 'uuid', (column) =>
      column.notNull().references('vacation_requests.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('stage', 'text')
    .addColumn('by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addPrimaryKeyConstraint('vacation_acts_key', ['request_id', 'number'])
    .execute()
}

/** The days of a request are held as long as it waits or stands: by whatever statement its state is changed. */
async function heldByState(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function holds_vacation(state text) returns boolean language sql immutable as
    $$ select state in ('pending', 'preapproved', 'approved', 'cancellation_requested') $$`.execute(db)
  await sql`
    create function hold_vacation_line() returns trigger language plpgsql as $$
    begin
      new.held := (select holds_vacation(r.state) from vacation_requests r where r.id = new.request_id);
      return new;
    end $$`.execute(db)
  await sql`
    create trigger vacation_lines_held before insert on vacation_lines
    for each row execute function hold_vacation_line()`.execute(db)
  await sql`
    create function hold_vacation_lines() returns trigger language plpgsql as $$
    begin
      update vacation_lines set held = holds_vacation(new.state) where request_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger vacation_requests_held after update of state on vacation_requests
    for each row when (holds_vacation(old.state) is distinct from holds_vacation(new.state))
    execute function hold_vacation_lines()`.execute(db)
}
