import { sql } from 'kysely'
import { contractDays } from '#db/contract-days.ts'
import type { Db } from '#db/database.ts'

/** The planned minutes of somebody's day in a locked month. */
export type LockedMinutes = { employeeId: string; minutes: number }

/** The planned minutes of a day for everybody whose month is locked. */
export async function lockedMinutes(db: Db, date: string): Promise<LockedMinutes[]> {
  const ofLocked = sql<boolean>`c.employee_id in (select m.employee_id from month_sheets m
    where m.state = 'locked' and m.month = date_trunc('month', ${date}::date)::date)`
  const { rows } = await sql<LockedMinutes>`
    select d.employee_id, coalesce(d.theoretical_minutes, 0)::int as minutes
    from (${contractDays(date, date, ofLocked)}) d order by d.employee_id`.execute(db)
  return rows
}

/** The place of a work center, as holidays use it. */
export type Place = { timeZone: string; country: string; region: string | null; locality: string | null }

/**
 * The first locked month of somebody at a work center that moving it would change: one with a day that is a holiday
 * in only one of both places, or any if the zone differs.
 */
export async function monthOfPlace(
  db: Db,
  centerId: string,
  before: Place,
  after: Place,
): Promise<string | undefined> {
  const isOf = ({ country, region, locality }: Place) => sql<boolean>`exists (
    select from holidays h where h.date = d.day::date and h.work_center_id is null and h.country = ${country}
      and coalesce(plain(h.region) = plain(${region}::text), h.region is null)
      and coalesce(plain(h.locality) = plain(${locality}::text), h.locality is null))`
  const { rows } = await sql<{ month: string }>`
    select to_char(m.month, 'YYYY-MM') as month from month_sheets m
    join contracts c on c.employee_id = m.employee_id and c.work_center_id = ${centerId}::uuid
      and c.starts_on < m.month + interval '1 month' and coalesce(c.ends_on, 'infinity'::date) >= m.month
    where m.state = 'locked' and (${before.timeZone !== after.timeZone} or exists (
      select from generate_series(m.month::timestamp, m.month + interval '1 month' - interval '1 day', interval '1 day') d(day)
      where d.day::date between c.starts_on and coalesce(c.ends_on, 'infinity'::date)
        and ${isOf(before)} <> ${isOf(after)}))
    order by m.month limit 1`.execute(db)
  return rows[0]?.month
}

/**
 * The first locked month that setting a work center's clock-in start would change: for its people, and for those of
 * centers that default to the earliest one. Without a center, all have started.
 */
export async function monthOfClock(
  db: Db,
  centerId: string | null,
  before: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ month: string }>`
    with centers as (
      select w.id, w.clock_since as since, case when w.id = coalesce(${centerId}::uuid, w.id) then ${before}::date else w.clock_since end as was
      from work_centers w
    ), begun as (
      select s.id, coalesce(s.since, min(s.since) over (), 'infinity') as since,
        coalesce(s.was, min(s.was) over (), 'infinity') as was
      from centers s
    )
    select to_char(m.month, 'YYYY-MM') as month from month_sheets m
    join contracts c on c.employee_id = m.employee_id
    join begun b on b.id = c.work_center_id
    where m.state = 'locked' and not isempty(daterange(least(b.since, b.was), greatest(b.since, b.was))
      * daterange(c.starts_on, c.ends_on, '[]') * daterange(m.month, (m.month + interval '1 month')::date))
    order by m.month limit 1`.execute(db)
  return rows[0]?.month
}
