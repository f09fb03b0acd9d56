import { type Kysely, sql } from 'kysely'

/** Versions of telework agreements, and what was done with each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('telework_versions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('employee_id', 'uuid', (column) => column.notNull().references('employees.user_id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('starts_on', 'date', (column) => column.notNull())
    .addColumn('ends_on', 'date')
    .addColumn('lasts_until', 'date')
    .addColumn('closed_by', 'text')
    .addColumn('week_a', sql`integer[]`, (column) => column.notNull())
    .addColumn('week_b', sql`integer[]`)
    .addColumn('contents', 'jsonb', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('telework_versions_number', ['employee_id', 'number'])
    .addCheckConstraint('telework_versions_state', sql`state in ('draft', 'offered', 'refused', 'signed')`)
    .addCheckConstraint('telework_versions_closed', sql`closed_by in ('replaced', 'reversed')`)
    .addCheckConstraint('telework_versions_days', sql`coalesce(ends_on >= starts_on, true)`)
    .execute()
  // Somebody has one version that is not signed at most, and no two that begin on one day.
  await sql`create unique index telework_versions_open on telework_versions (employee_id) where state <> 'signed'`.execute(
    db,
  )
  await sql`create unique index telework_versions_begin on telework_versions (employee_id, starts_on)
    where state = 'signed'`.execute(db)
  await neverChanged(db)
  await acts(db)
  await patterns(db)
}

/** What both sides have agreed on stays as it is, but for the day on which it ends. */
async function neverChanged(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_signed_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a signed telework agreement is not changed: % refused', tg_op;
    end $$`.execute(db)
  await sql`
    create trigger telework_versions_kept before update on telework_versions
    for each row when (old.state = 'signed' and (old.employee_id, old.number, old.state, old.starts_on, old.ends_on, old.week_a,
      old.week_b, old.contents) is distinct from (new.employee_id, new.number, new.state, new.starts_on, new.ends_on,
      new.week_a, new.week_b, new.contents))
    execute function refuse_signed_change()`.execute(db)
  await sql`
    create trigger telework_versions_stay before delete on telework_versions
    for each row when (old.state = 'signed') execute function refuse_signed_change()`.execute(db)
}

async function acts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('telework_acts')
    .addColumn('version_id', 'uuid', (column) => column.notNull().references('telework_versions.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('by', 'uuid', (column) => column.notNull().references('users.id'))
    .addColumn('session', 'uuid')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('telework_acts_pkey', ['version_id', 'number'])
    .addCheckConstraint(
      'telework_acts_act',
      sql`act in ('offer', 'withdraw', 'change', 'sign', 'refuse', 'reverse')`,
    )
    .addCheckConstraint('telework_acts_signed', sql`(act = 'sign') = (content is not null)`)
    .execute()
  await sql`
    create function refuse_telework_act_change() returns trigger language plpgsql as $$
    begin
      raise exception 'what was done with a telework agreement is append-only: % refused', tg_op;
    end $$`.execute(db)
  await sql`
    create trigger telework_acts_append_only before update or delete or truncate on telework_acts
    for each statement execute function refuse_telework_act_change()`.execute(db)
}

/** Weeks are counted from Monday, the fifth of January of 1970, which begins a week A; as `isRemoteOn` of the rules. */
async function patterns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_remote_on(week_a integer[], week_b integer[], day date) returns boolean language sql immutable as
    $$ select extract(isodow from day)::int = any(
      case when week_b is null or mod(div(day - date '1970-01-05', 7)::int, 2) = 0 then week_a else week_b end) $$`.execute(
    db,
  )
}
