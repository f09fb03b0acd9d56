import { type Kysely, sql } from 'kysely'

/**
 * What days that are over come to, as lists and sums read it: `kept_days` has the days with anything to say of each date of
 * `kept_dates`. A day that `stale_days` names is read from what it follows from instead: of one person, or of everybody
 * where no person is named.
 *
 * Whatever is written in a table that a day follows from leaves a row in `stale_days`, in the same transaction. It is always
 * a new row: whoever works days out takes away those alone that stood before they began, so that nothing that is committed
 * meanwhile is missed, and nobody waits for anybody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_days (
      employee_id uuid not null,
      work_center_id uuid,
      started_at timestamptz,
      ended_at timestamptz,
      date date not null,
      presence_seconds integer not null,
      effective_seconds integer not null,
      non_effective_seconds integer not null,
      unallocated_seconds integer not null,
      theoretical_minutes integer not null,
      balance_seconds integer,
      is_part_time boolean not null,
      has_incidents boolean not null,
      state text not null,
      time_zone text not null,
      incidents text[],
      holiday text,
      absence text,
      primary key (employee_id, date)
    )`.execute(db)
  await sql`create index kept_days_by_date on kept_days (date)`.execute(db)
  await sql`create table kept_dates (date date primary key, kept_at timestamptz not null)`.execute(db)
  await sql`
    create table stale_days (
      id bigint generated always as identity primary key,
      employee_id uuid,
      starts_on date not null,
      ends_on date not null
    )`.execute(db)
  await sql`create index stale_days_of on stale_days (employee_id)`.execute(db)
  for (const [table, { spans, inserted }] of Object.entries(sources)) {
    await onWrite(db, table, { event: 'insert', changed: `${spans('written')} ${inserted ?? ''}` })
    await onWrite(db, table, { event: 'delete', changed: spans('written') })
    await onWrite(db, table, { event: 'update', changed: differences(spans('was'), spans('written')) })
  }
  await onLeaving(db)
}

type Source = {
  /** The days that rows of a table touch, with all of them that a day follows from. */
  spans: (rows: string) => string
  /** Which of the rows that are new touch any day. */
  inserted?: string
}

const one = (columns: string, facts: string) => (rows: string) =>
  `select employee_id, ${columns}, row(${facts}) as facts from ${rows}`
const dated = 'date as starts_on, date as ends_on'
const lasting = `starts_on, coalesce(ends_on, 'infinity'::date) as ends_on`
const always = `'-infinity'::date as starts_on, 'infinity'::date as ends_on`

/** Tables that a day follows from, besides whether somebody is active. */
const sources: Readonly<Record<string, Source>> = {
  workdays: {
    spans: one(
      dated,
      `started_at, ended_at, time_zone, incidents, presence_seconds, effective_seconds, effective_time,
        non_effective_seconds, unallocated_seconds, running_since, running_counts, open_since`,
    ),
  },
  contracts: { spans: one(lasting, 'agreement, work_center_id, part_time, week_days') },
  shifts: { spans: one(dated, 'kind, note, times, minutes, first_minute, last_minute, segment_count') },
  shift_assignments: { spans: one(lasting, 'pattern_id, first_week') },
  shift_pattern_versions: {
    spans: (rows) => `
      select a.employee_id, greatest(a.starts_on, v.valid_from) as starts_on,
        least(coalesce(a.ends_on, 'infinity'), v.valid_until) as ends_on,
        row(v.pattern_id, v.anchor_on, v.weeks, v.minutes) as facts
      from ${rows} v join shift_assignments a on a.pattern_id = v.pattern_id
        and a.starts_on <= v.valid_until and coalesce(a.ends_on, 'infinity') >= v.valid_from`,
  },
  vacation_lines: { spans: one(dated, 'request_id, part, minutes, held') },
  vacation_requests: {
    spans: (rows) => `
      select l.employee_id, l.date as starts_on, l.date as ends_on,
        row(r.state in ('approved', 'cancellation_requested')) as facts
      from ${rows} r join vacation_lines l on l.request_id = r.id`,
  },
  absences: { spans: one(lasting, 'id, absence_type_id, state, stands, part, minutes') },
  holidays: {
    spans: (rows) => `
      select null::uuid as employee_id, ${dated}, row(name, country, region, locality, work_center_id) as facts
      from ${rows}`,
  },
  work_centers: {
    spans: (rows) => `
      select null::uuid as employee_id, ${always}, row(id, time_zone, country, region, locality, clock_since) as facts
      from ${rows}`,
    // Nobody works at it yet.
    inserted: 'where clock_since is not null',
  },
  time_rules: {
    // The first version of the law holds for the time before it, too.
    spans: (rows) => `
      select null::uuid as employee_id, case when t.agreement = '' and not exists (
          select from time_rules f where f.agreement = '' and f.state = 'published' and f.valid_from < t.valid_from)
        then '-infinity'::date else t.valid_from end as starts_on, 'infinity'::date as ends_on,
        row(t.id, t.agreement, t.valid_from, t.rules) as facts
      from ${rows} t where t.state = 'published'`,
  },
}

/** Where nothing but the end of a row has moved the days up to the sooner of both stay as they are. */
const differences = (was: string, written: string) => `
  select employee_id, case when count(*) = 2 then min(ends_on) else starts_on end as starts_on, max(ends_on) as ends_on
  from (((${was}) except (${written})) union all ((${written}) except (${was}))) d group by employee_id, starts_on, facts`

/** Days from today on are not kept, so nothing of them is forgotten: no press of today writes more than before. */
const notedOf = (changed: string) => `
  insert into stale_days (employee_id, starts_on, ends_on)
  select employee_id, min(starts_on), max(ends_on) from (${changed}) c
  where starts_on < (clock_timestamp() at time zone 'UTC')::date group by employee_id`

type Write = { event: 'insert' | 'update' | 'delete'; changed: string }

async function onWrite(db: Kysely<unknown>, table: string, { event, changed }: Write): Promise<void> {
  const name = `${table}_forget_days_${event}`
  const rows = {
    insert: 'new table as written',
    update: 'old table as was new table as written',
    delete: 'old table as written',
  }[event]
  await sql`
    create function ${sql.raw(name)}() returns trigger language plpgsql as $$
    begin
      ${sql.raw(notedOf(changed))};
      return null;
    end $$`.execute(db)
  await sql`create trigger ${sql.raw(name)} after ${sql.raw(event)} on ${sql.raw(table)}
    referencing ${sql.raw(rows)} for each statement execute function ${sql.raw(name)}()`.execute(db)
}

/** People are seen all the time, and seldom leave. */
async function onLeaving(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function users_forget_days() returns trigger language plpgsql as $$
    begin
      insert into stale_days (employee_id, starts_on, ends_on) values (new.id, '-infinity', 'infinity');
      return null;
    end $$`.execute(db)
  await sql`create trigger users_forget_days after update of active on users
    for each row when (old.active is distinct from new.active) execute function users_forget_days()`.execute(
    db,
  )
}
