import { type Kysely, sql } from 'kysely'

/** What of a day is looked at: those that days that are kept follow from. */
const facts = (row: string) =>
  [
    ...[
      'started_at',
      'ended_at',
      'time_zone',
      'incidents',
      'by_night',
      'presence_seconds',
      'effective_seconds',
    ],
    ...[
      'effective_time',
      'non_effective_seconds',
      'unallocated_seconds',
      'running_since',
      'running_counts',
      'open_since',
    ],
  ]
    .map((column) => `${row}.${column}`)
    .join(', ')

/**
 * Days that are written again are compared with what they were by person and date, of which a day has one row: two sets of
 * whole rows, without those of the other, took three times as long. A day that moves is two days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function workdays_forget_days_update() returns trigger language plpgsql as $$
    begin
      insert into stale_days (employee_id, starts_on, ends_on)
      select coalesce(w.employee_id, o.employee_id), min(coalesce(w.date, o.date)), max(coalesce(w.date, o.date))
      from written w full join was o on o.employee_id = w.employee_id and o.date = w.date
      where coalesce(w.date, o.date) < (clock_timestamp() at time zone 'UTC')::date
        and (${sql.raw(facts('w'))}) is distinct from (${sql.raw(facts('o'))})
      group by 1;
      return null;
    end $$`.execute(db)
}
