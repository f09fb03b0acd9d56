import { type Kysely, sql } from 'kysely'

/** Shift patterns with dated versions, who works by them, and how planned times are read as instants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shift_patterns (
      id uuid primary key,
      name text not null,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create unique index shift_patterns_name on shift_patterns (plain(name))`.execute(db)
  // The first version holds since ever, each other from a day on; `valid_until` is the day on which the next begins.
  await sql`
    create table shift_pattern_versions (
      pattern_id uuid not null references shift_patterns (id) on delete cascade,
      valid_from date not null,
      valid_until date not null default 'infinity',
      anchor_on date not null,
      weeks jsonb not null,
      minutes jsonb not null,
      primary key (pattern_id, valid_from),
      constraint shift_pattern_versions_days check (valid_until > valid_from)
    )`.execute(db)
  await sql`
    create table shift_assignments (
      id uuid primary key,
      employee_id uuid not null references employees (user_id) on delete cascade,
      pattern_id uuid not null references shift_patterns (id),
      starts_on date not null,
      ends_on date,
      first_week integer not null default 1,
      created_by uuid references users (id) on delete set null,
      created_at timestamptz not null,
      constraint shift_assignments_day unique (employee_id, starts_on),
      constraint shift_assignments_days check (coalesce(ends_on >= starts_on, true))
    )`.execute(db)
  await sql`create index shift_assignments_pattern on shift_assignments (pattern_id)`.execute(db)
  await functions(db)
}

async function functions(db: Kysely<unknown>): Promise<void> {
  // The first of two instants where the clocks are put back, as `instantIn` has it; PostgreSQL alone takes the second.
  await sql`
    create function wall_instant(wall timestamp, zone text) returns timestamptz language sql stable as $$
      select case when (((wall - interval '1 day') at time zone zone) + interval '24 hours') at time zone zone = wall
        then ((wall - interval '1 day') at time zone zone) + interval '24 hours'
        else wall at time zone zone end
    $$`.execute(db)
  // Minutes of the wall clock of a day as instants of its zone. What begins in the hour that is left out may end before it.
  await sql`
    create function planned_time(times jsonb, day date, zone text) returns tstzmultirange language sql stable as $$
      select coalesce(range_agg(tstzrange(
        wall_instant(day + make_interval(mins => (t ->> 'start')::int), zone),
        greatest(wall_instant(day + make_interval(mins => (t ->> 'start')::int), zone),
          wall_instant(day + make_interval(mins => (t ->> 'end')::int), zone)))), '{}')
      from jsonb_array_elements(coalesce(times, '[]'::jsonb)) t
    $$`.execute(db)
  await sql`
    create function length_minutes(times tstzmultirange) returns integer language sql immutable as $$
      select coalesce(round(sum(extract(epoch from upper(r) - lower(r))) / 60), 0)::int from unnest(times) r
    $$`.execute(db)
}
