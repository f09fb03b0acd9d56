import { type RawBuilder, sql } from 'kysely'
import { isFresh, stalePeople, type Unknown, unknownDates } from '#db/kept-period.ts'
import type { Reach } from '#db/reach.ts'
import { daysOf } from '#db/runs-of-days.ts'
import { isAsked } from './asked-people.queries.ts'
import { type AskedDays, matching, type Period, stateAndIncident } from './derived-days.queries.ts'

export type KnownPeriod = Period & { unknown: Unknown }

/** What a list reads of a day, in one order wherever it comes from. */
const read = [
  ...['employee_id', 'display_name', 'plain_name', 'date', 'state', 'started_at', 'ended_at', 'time_zone'],
  ...['presence_seconds', 'effective_seconds', 'non_effective_seconds', 'unallocated_seconds'],
  ...['theoretical_minutes', 'is_part_time', 'balance_seconds', 'balance', 'incidents', 'has_incidents'],
  ...['holiday', 'absence', 'work_center', 'work_center_id'],
]
const columns = sql.join(read.map((name) => sql.ref(name)))

/**
 * The days that match, as `matching` has them: those that are over from what is kept of them, all others derived. Of one
 * person all are derived, which takes no longer.
 */
export const knownDays = (reach: Reach, period: KnownPeriod, asked: AskedDays): RawBuilder<unknown> =>
  daysBeside(reach, period, asked, []) ?? matching(reach, period, asked)

/** The days that match, without those that are kept of some dates: nothing where there are no others. */
export function daysBeside(
  reach: Reach,
  { unknown, ...period }: KnownPeriod,
  asked: AskedDays,
  left: readonly string[],
): RawBuilder<unknown> | undefined {
  const dates = unknownDates(period, unknown)
  const [first, last] = [dates[0], dates.at(-1)]
  if (asked.employeeId !== undefined || dates.length === daysOf(period)) return matching(reach, period, asked)
  const isKept = (date: RawBuilder<unknown>) => sql<boolean>`${date} <> all(${dates}::date[])`
  const isUnkept = (date: RawBuilder<unknown>) => sql<boolean>`${date} = any(${dates}::date[])`
  const isStale = (id: RawBuilder<unknown>) => sql<boolean>`${id} in (${stalePeople(period)})`
  const others = [...dates, ...left]
  const parts: RawBuilder<unknown>[] = []
  if (others.length < daysOf(period)) {
    const isAmong = others.length === 0 ? sql`true` : sql`k.date <> all(${others}::date[])`
    const isRead = sql`${isAmong} and ${isFresh({ ...period, unknown }, sql`k.employee_id`)}`
    parts.push(keptDays(reach, period, asked, isRead))
  }
  if (first !== undefined && last !== undefined)
    parts.push(matching(reach, { ...period, from: first, until: last }, asked, { dates: isUnkept }))
  if (unknown.hasStale) parts.push(matching(reach, period, asked, { dates: isKept, people: isStale }))
  if (parts.length === 0) return undefined
  return sql.join(
    parts.map((part) => sql`select ${columns} from (${part}) d`),
    sql` union all `,
  )
}

/** As `minutes` rounds, half a minute away from zero, in whole numbers: half a million are sorted by it. */
const keptBalance = sql`(k.balance_seconds + case when k.balance_seconds < 0 then -30 else 30 end) / 60`

/** Names are joined outside of what is added up, which they leave alone where nobody reads them. */
const keptDays = (
  reach: Reach,
  { from, until }: Period,
  asked: AskedDays,
  isRead: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select * from (
    select k.employee_id, u.display_name, u.plain_name, k.date, k.state, k.started_at, k.ended_at, k.time_zone,
      k.presence_seconds, k.effective_seconds, k.non_effective_seconds, k.unallocated_seconds, k.theoretical_minutes,
      k.is_part_time, k.balance_seconds, ${keptBalance} as balance,
      coalesce(k.incidents, '{}') as incidents, k.has_incidents, k.holiday, k.absence, w.name as work_center,
      k.work_center_id
    from kept_days k left join users u on u.id = k.employee_id left join work_centers w on w.id = k.work_center_id
    where k.date between ${from}::date and ${until}::date and ${isAsked(reach, asked, sql`k.employee_id`)}
      and ${isRead}
  ) y where ${sql.join([sql`true`, ...stateAndIncident(asked)], sql` and `)}`
