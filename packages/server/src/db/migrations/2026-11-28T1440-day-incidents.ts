import { type Kysely, sql } from 'kysely'

/**
 * What became of an incident of a working day. The day itself is derived, and finds its incidents each time anew: a row is
 * kept by person, day and kind, so that it survives. `day_incident_acts` has all that was ever done with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table day_incidents (
      id uuid primary key,
      employee_id uuid not null references users (id),
      date date not null,
      kind text not null,
      state text not null,
      reason text,
      minutes integer,
      justified_at timestamptz,
      comment text,
      decided_by uuid references users (id),
      decided_for uuid references users (id),
      decided_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (employee_id, date, kind)
    )`.execute(db)
  await sql`create index day_incidents_waiting on day_incidents (employee_id) where state = 'justified'`.execute(
    db,
  )
  await sql`create index day_incidents_by_date on day_incidents (date)`.execute(db)
  await sql`
    create table day_incident_acts (
      id bigint generated always as identity primary key,
      incident_id uuid not null references day_incidents (id),
      state text not null,
      at timestamptz not null,
      by uuid references users (id),
      on_behalf_of uuid references users (id),
      text text,
      minutes integer
    )`.execute(db)
  await sql`create index day_incident_acts_of on day_incident_acts (incident_id)`.execute(db)
  await onWrite(db, 'insert', { rows: 'new table as written', changed: 'written' })
  await onWrite(db, 'delete', { rows: 'old table as written', changed: 'written' })
  await onWrite(db, 'update', {
    rows: 'old table as was new table as written',
    changed: `(select w.employee_id, w.date from written w join was o on o.id = w.id
      where (w.employee_id, w.date, w.kind, w.state) is distinct from (o.employee_id, o.date, o.kind, o.state)) c`,
  })
}

type Write = { rows: string; changed: string }

/** Whether a day has anything to look at follows from it (092). */
async function onWrite(
  db: Kysely<unknown>,
  event: 'insert' | 'update' | 'delete',
  { rows, changed }: Write,
): Promise<void> {
  const name = sql.ref(`day_incidents_forget_days_${event}`)
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      insert into stale_days (employee_id, starts_on, ends_on)
      select employee_id, min(date), max(date) from ${sql.raw(changed)}
      where date < (clock_timestamp() at time zone 'UTC')::date group by employee_id;
      return null;
    end $$`.execute(db)
  await sql`create trigger ${name} after ${sql.raw(event)} on day_incidents
    referencing ${sql.raw(rows)} for each statement execute function ${name}()`.execute(db)
}
