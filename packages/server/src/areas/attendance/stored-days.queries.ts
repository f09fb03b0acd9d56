import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { isFresh, stalePeople, type Unknown, unknownDates } from '#db/stored-period.ts'
import type { Reach } from '#db/reach.ts'
import { datesOf, daysOf } from '#db/runs-of-days.ts'
import { isAsked } from './asked-people.queries.ts'
import {
  askedOfDay,
  type AskedDays,
  type Balances,
  type DayPart,
  isOfSomeDays,
  matching,
  type Period,
} from './derived-days.queries.ts'

export type KnownPeriod = Period & { unknown: Unknown }

/** The columns of a day in a list, in the same order from every source. */
const read = [
  ...['employee_id', 'display_name', 'plain_name', 'date', 'state', 'started_at', 'ended_at', 'time_zone'],
  ...['presence_seconds', 'effective_seconds', 'non_effective_seconds', 'unallocated_seconds'],
  ...['theoretical_minutes', 'is_part_time', 'balance_seconds', 'balance', 'incidents', 'has_incidents'],
  ...['holiday', 'absence', 'work_center', 'work_center_id'],
]
const columns = sql.join(read.map((name) => sql.ref(name)))

/**
 * The matching days, as `matching` returns them: past ones from the kept values, all others derived. For one person
 * all are derived, which is as fast.
 */
export const knownDays = (reach: Reach, period: KnownPeriod, asked: AskedDays): RawBuilder<unknown> =>
  daysBeside(reach, period, asked, []) ?? matching(reach, period, asked)

/**
 * The matching days outside of fully stored dates; undefined without any. On dates where everybody's days are derived,
 * `part` may restrict the people.
 */
export function daysBeside(
  reach: Reach,
  { unknown, ...period }: KnownPeriod,
  asked: AskedDays,
  left: readonly string[],
  part: Pick<DayPart, 'people'> = {},
): RawBuilder<unknown> | undefined {
  const dates = unknownDates(period, unknown)
  const [first, last] = [dates[0], dates.at(-1)]
  if (asked.employeeId !== undefined) return matching(reach, period, asked)
  if (dates.length === daysOf(period)) return matching(reach, period, asked, part)
  const isStored = (date: RawBuilder<unknown>) => sql<boolean>`${date} <> all(${dates}::date[])`
  const isNotStored = (date: RawBuilder<unknown>) => sql<boolean>`${date} = any(${dates}::date[])`
  const isStale = (id: RawBuilder<unknown>) => sql<boolean>`${id} in (${stalePeople(period)})`
  const others = [...dates, ...left]
  const parts: RawBuilder<unknown>[] = []
  if (others.length < daysOf(period)) {
    const isAmong = others.length === 0 ? sql`true` : sql`k.date <> all(${others}::date[])`
    const isRead = sql`${isAmong} and ${isFresh({ ...period, unknown }, sql`k.employee_id`)}`
    parts.push(storedDays(reach, period, asked, isRead))
  }
  if (first !== undefined && last !== undefined)
    parts.push(
      matching(reach, { ...period, from: first, until: last }, asked, { ...part, dates: isNotStored }),
    )
  if (unknown.hasStale) parts.push(matching(reach, period, asked, { dates: isStored, people: isStale }))
  if (parts.length === 0) return undefined
  return sql.join(
    parts.map((part) => sql`select ${columns} from (${part}) d`),
    sql` union all `,
  )
}

/** The same rounding as `minutes`, half away from zero, in integers: half a million are sorted by it. */
const storedBalance = sql`(k.balance_seconds + case when k.balance_seconds < 0 then -30 else 30 end) / 60`

/** Names are joined outside of the aggregation, so that the join is skipped when nobody reads them. */
const storedDays = (
  reach: Reach,
  period: Period,
  asked: AskedDays,
  isRead: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select * from (
    select k.employee_id, u.display_name, u.plain_name, k.date, k.state, k.started_at, k.ended_at, k.time_zone,
      k.presence_seconds, k.effective_seconds, k.non_effective_seconds, k.unallocated_seconds, k.theoretical_minutes,
      k.is_part_time, k.balance_seconds, ${storedBalance} as balance,
      coalesce(k.incidents, '{}') as incidents, k.has_incidents, k.holiday, k.absence, w.name as work_center,
      k.work_center_id
    from stored_days k left join users u on u.id = k.employee_id left join work_centers w on w.id = k.work_center_id
    where ${isDated(period, asked)} and ${isAsked(reach, asked, sql`k.employee_id`)} and ${isRead}
  ) y where ${sql.join([sql`true`, ...askedOfDay(asked)], sql` and `)}`

/** When sorted by balance, days are searched date by date. */
const isDated = (period: Period, { balances }: AskedDays): RawBuilder<unknown> =>
  balances === undefined
    ? sql`k.date between ${period.from}::date and ${period.until}::date`
    : sql`k.date = any(${datesOf(period)}::date[])`

/**
 * The balance of the n-th stored day that matches, in order of balance; undefined when there are fewer. As many are
 * read from the index for each date; filters on the day itself may leave only few.
 */
export async function balanceAt(
  db: Db,
  reach: Reach,
  { unknown, ...period }: KnownPeriod,
  asked: AskedDays & { balances: Balances },
  { isDown, count }: { isDown: boolean; count: number },
): Promise<number | undefined> {
  const dates = datesOf(period).filter((date) => !unknown.dates.includes(date))
  const fresh = isFresh({ ...period, unknown }, sql`k.employee_id`)
  const first = (isRead: RawBuilder<unknown>) => sql`
    select balance from (${storedDays(reach, period, asked, isRead)}) b
    order by balance ${sql.raw(isDown ? 'desc' : 'asc')} limit ${sql.lit(count)}`
  const found = !isOfSomeDays(asked)
    ? sql`select b.balance from unnest(${dates}::date[]) d(day)
          cross join lateral (${first(sql`k.date = d.day and ${fresh}`)}) b`
    : first(sql`k.date = any(${dates}::date[]) and ${fresh}`)
  const { rows } = await sql<{ balance: number }>`
    select balance from (${found}) f order by balance ${sql.raw(isDown ? 'desc' : 'asc')}
    offset ${sql.lit(count - 1)} limit 1`.execute(db)
  return rows[0]?.balance
}

/** Whether more than this many stored days match. */
export async function areMore(
  db: Db,
  reach: Reach,
  { unknown, ...period }: KnownPeriod,
  asked: AskedDays,
  most: number,
): Promise<boolean> {
  const isRead = sql`k.date <> all(${unknown.dates}::date[]) and ${isFresh({ ...period, unknown }, sql`k.employee_id`)}`
  const { rows } = await sql<{ are: boolean }>`
    select exists (select from (${storedDays(reach, period, asked, isRead)}) b offset ${sql.lit(most)}) as are`.execute(
    db,
  )
  return rows[0]?.are === true
}
