import { permissionByName } from '@portal/permissions'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import { holds } from '#db/holders.ts'
import { hasIncidentIn } from '#db/open-incidents.ts'
import type { DayNoticeKind } from '#db/schema/day-incidents.ts'
import { days, type Period } from './derived-days.queries.ts'
import { everybody } from './store-days.queries.ts'

/** Somebody, and their day. */
export type OfDay = { userId: string; date: string }
export type Trouble = OfDay & { kind: Exclude<DayNoticeKind, 'clock.missingTeam'> }
/** How many people of somebody's team have no entries on a day. */
export type Digest = OfDay & { count: number }

/** From this time of the morning on, people are notified of the day before. */
export const morning = '07:00'

/** The time zones of the work centers. */
export async function zones(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('workCenters').select('timeZone').distinct().execute()
  return rows.map(({ timeZone }) => timeZone)
}

/** Everybody is read at once: a company of 20,000 people takes longer than a request may. */
export const allowTime = (db: Db): Promise<unknown> =>
  sql`select set_config('statement_timeout', '60s', true)`.execute(db)

/** The days of yesterday without an exit or without any entry, where it is morning, and that nobody looks at yet. */
export async function troubles(db: Db, period: Period): Promise<readonly Trouble[]> {
  const { rows } = await sql<Trouble>`
    select employee_id as "userId", to_char(date, 'YYYY-MM-DD') as date,
      case when state = 'missing' then 'clock.missing' else 'clock.forgotten' end as kind
    from (${days(everybody, period, {})}) y
    where is_over and is_active and date = today - 1
      and (${period.now}::timestamptz at time zone time_zone)::time >= ${morning}::time
      and (state = 'missing' or ${hasIncidentIn('y', 'open', 'missing_out')})
      and not ${isWaiting}`.execute(db)
  return rows
}

/** A correction or an absence that nobody has decided on explains the day. */
const isWaiting: RawBuilder<boolean> = sql<boolean>`(
  exists (select from clock_corrections k
    where k.employee_id = y.employee_id and k.date = y.date and k.state = 'pending')
  or exists (select from absences a
    where a.employee_id = y.employee_id and a.state in ('communicated', 'in_review')
      and a.starts_on <= y.date and coalesce(a.ends_on >= y.date, true)))`

const correcting = permissionByName('FICHAJE_CORREGIR')?.id ?? 0
const seeingAll = permissionByName('REPORTES_TODOS')?.id ?? 0

/** Who learns how many people have no entries: their coordinators, or else those who see everybody. */
export async function digests(db: Db, missing: readonly OfDay[], now: Date): Promise<readonly Digest[]> {
  const { rows } = await sql<Digest>`
    with missing as (
      select * from unnest(${missing.map(({ userId }) => userId)}::uuid[], ${missing.map(({ date }) => date)}::date[])
        as m(user_id, date)
    ), correctors as (
      select u.id, ${holds('u.id', seeingAll, now)} as sees_all from users u
      where u.active and ${holds('u.id', correcting, now)}
    ), near as (
      select distinct m.user_id, m.date, c.id from missing m
      join coordinator_assignments a on a.employee_id = m.user_id and ${inForce('a', dayOf(now))}
      join correctors c on c.id = a.coordinator_id and c.id <> m.user_id
    ), receivers as (
      select * from near
      union all select m.user_id, m.date, c.id from missing m join correctors c on c.sees_all and c.id <> m.user_id
      where m.user_id not in (select n.user_id from near n)
    )
    select id as "userId", to_char(date, 'YYYY-MM-DD') as date, count(*)::int as count
    from receivers group by id, date order by id, date`.execute(db)
  return rows
}

/** Records that people are notified of days; returns those who were not yet. */
export async function noteOnce<Row extends OfDay>(
  db: Db,
  rows: readonly Row[],
  { kind, now }: { kind: DayNoticeKind; now: Date },
): Promise<readonly Row[]> {
  if (rows.length === 0) return []
  const { rows: inserted } = await sql<OfDay>`
    insert into day_notices (user_id, date, kind, notified_at)
    select t.user_id, t.date, ${kind}, ${now}::timestamptz
    from unnest(${rows.map(({ userId }) => userId)}::uuid[], ${rows.map(({ date }) => date)}::date[]) as t(user_id, date)
    on conflict (user_id, date, kind) do nothing
    returning user_id as "userId", to_char(date, 'YYYY-MM-DD') as date`.execute(db)
  const fresh = new Set(inserted.map(keyOf))
  return rows.filter((one) => fresh.has(keyOf(one)))
}

const keyOf = ({ userId, date }: OfDay): string => `${userId} ${date}`

/** Only yesterday matters: notices of earlier days need no record. */
export const forgetBefore = (db: Db, date: string): Promise<unknown> =>
  sql`delete from day_notices where date < ${date}::date`.execute(db)
