import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { Reach } from '#db/reach.ts'
import { type DayPart, matching, type Period } from './derived-days.queries.ts'
import { forgetMonth, storeSumsOf } from './store-sums.queries.ts'

/** The reach of a job, which has no viewer. */
export const everybody: Reach = {
  ...{ userId: '', everybody: true, team: false, projects: false, identityNumbers: false, today: '' },
}

/** One process keeps days at a time; writers of their inputs are not blocked. */
export async function lockStoredDays(db: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '60s', true), set_config('lock_timeout', '60s', true),
    set_config('work_mem', '64MB', true)`.execute(db)
  await sql`select pg_advisory_xact_lock(hashtext('stored_days'))`.execute(db)
}

/** The last staleness mark until now; undefined without any. */
export async function lastStale(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`select max(id)::text as last from stale_days`.execute(
    db,
  )
  return rows[0]?.last ?? undefined
}

/** Drops dates on which everybody's days are stale, so that they are kept again. */
export async function letGo(db: Db, last: string): Promise<void> {
  await sql`
    with seen as (
      delete from stale_days where employee_id is null and id <= ${last}::bigint returning starts_on, ends_on
    )
    delete from stored_dates t using seen s where t.date between s.starts_on and s.ends_on`.execute(db)
}

/**
 * The latest dates since the first record that are over at every work center, and not kept yet. A day is left for two
 * more hours: changes of today are not marked as stale, and may still be in an open transaction.
 */
export async function nextDate(db: Db, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ date: string }>`
    with present as (
      select least(${now}::timestamptz, clock_timestamp()) - interval '2 hours' as at
    ), last as (
      select min((p.at at time zone z.zone)::date) - 1 as date
      from present p cross join (select 'UTC' as zone union select time_zone from work_centers) z(zone)
    ), first as (select min(date) as date from workdays)
    select to_char(d.day, 'YYYY-MM-DD') as date from first f cross join last l
    cross join generate_series(greatest(f.date, l.date - ${mostDates}::int)::timestamp, l.date::timestamp, interval '1 day') d(day)
    where d.day::date not in (select date from stored_dates) order by d.day desc limit 1`.execute(db)
  return rows[0]?.date
}

/** How long days are kept: older ones are derived on demand (ET art. 34.9). */
const mostDates = 4 * 366

/** Stores the values of all days of a date. */
export async function storeDate(db: Db, period: Period): Promise<void> {
  const { from: date, now } = period
  await sql`delete from stored_days where date = ${date}::date`.execute(db)
  await storePart(db, period)
  await forgetMonth(db, date)
  await sql`insert into stored_dates (date, stored_at) values (${date}, ${now})`.execute(db)
}

/** The number of people whose days are computed at once. */
const peopleAtOnce = 100

/**
 * The next people with stale days, the affected range within stored days, and the rows of the marks: a row with a lower
 * number may be committed later.
 */
export async function nextStale(db: Db, last: string) {
  const { rows } = await sql<{ people: string[]; ids: string[]; from: string | null; until: string | null }>`
    with those as (
      select employee_id, min(starts_on) as starts_on, max(ends_on) as ends_on, array_agg(id) as ids from stale_days
      where id <= ${last}::bigint and employee_id is not null group by employee_id order by employee_id limit ${peopleAtOnce}
    ), known as (select min(date) as first, max(date) as last from stored_dates)
    select array_agg(t.employee_id::text) as people,
      array(select i::text from those cross join unnest(ids) i) as ids,
      to_char(greatest(min(t.starts_on), max(k.first)), 'YYYY-MM-DD') as from,
      to_char(least(max(t.ends_on), max(k.last)), 'YYYY-MM-DD') as until
    from those t cross join known k having count(*) > 0`.execute(db)
  return rows[0]
}

/** Computes people's stored days in a period again. Marks set since then stay. */
export async function storePeople(db: Db, period: Period, people: readonly string[]): Promise<void> {
  await sql`delete from stored_days where employee_id = any(${people}::uuid[])
    and date between ${period.from}::date and ${period.until}::date`.execute(db)
  await storePart(db, period, {
    dates: (date) => sql<boolean>`${date} in (select t.date from stored_dates t)`,
    people: (id) => sql<boolean>`${id} = any(${people}::uuid[])`,
  })
  await storeSumsOf(db, period, people)
}

/** Deletes exactly the marks seen before the computation. */
export const forgetStale = (db: Db, ids: readonly string[]): Promise<unknown> =>
  sql`delete from stale_days where id = any(${ids}::bigint[])`.execute(db)

/** A day that is not over, or may continue, is marked as stale, to be checked again. */
async function storePart(db: Db, period: Period, part: DayPart = {}): Promise<void> {
  await sql`
    with derived as materialized (${matching(everybody, period, {}, part)}), later as (
      insert into stale_days (employee_id, starts_on, ends_on)
      select employee_id, date, date from derived where not ${isSettled}
    )
    insert into stored_days (employee_id, work_center_id, started_at, ended_at, date, ${figures}, has_incidents, state,
      time_zone, incidents, holiday, absence)
    select employee_id, work_center_id, started_at, ended_at, date, ${figures}, has_incidents, state, time_zone,
      nullif(incidents, '{}'), holiday, absence from derived where ${isSettled}`.execute(db)
}

const isSettled: RawBuilder<boolean> = sql<boolean>`(is_over and not is_running)`
const figures = sql`presence_seconds, effective_seconds, non_effective_seconds, unallocated_seconds, theoretical_minutes,
  balance_seconds, is_part_time`
