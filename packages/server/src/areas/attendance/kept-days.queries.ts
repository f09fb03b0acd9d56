import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { Reach } from '#db/reach.ts'
import { isAsked } from './asked-people.queries.ts'
import { type AskedDays, matching, minutes, type Period, stateAndIncident } from './derived-days.queries.ts'
import { daysOf } from './list-parts.queries.ts'

/** What of a period has to be derived: some dates of everybody, and all days of who has a stale one among them. */
type Unknown = { dates: readonly string[]; hasStale: boolean }
export type KnownPeriod = Period & { unknown: Unknown }

/**
 * A period with what is not kept of it. It is asked for before the days, so that what is kept as a whole, as most of the
 * past is, is read from one table alone: to plan how all of it would be derived takes longer than to read a page. What is
 * written after this is read as it stood before, or as it stands.
 */
export async function known<Asked extends Period>(db: Db, period: Asked): Promise<Asked & KnownPeriod> {
  const { from, until, now } = period
  const { rows } = await sql<Unknown>`
    select exists (${stalePeople(period)}) as has_stale, array(
      select to_char(d.day, 'YYYY-MM-DD') from generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') d(day)
      where not exists (select from kept_dates t where t.date = d.day and t.kept_at <= ${now}) or exists (
        select from stale_days s where s.employee_id is null and d.day between s.starts_on and s.ends_on)
      order by 1
    ) as dates`.execute(db)
  const [unknown] = rows
  if (unknown === undefined) throw new Error('a question without an answer')
  return { ...period, unknown }
}

/** Whoever has a stale day in a period, of which all days are derived then: it costs less to find people than days. */
const stalePeople = ({ from, until }: Period) => sql`
  select s.employee_id from stale_days s
  where s.employee_id is not null and s.starts_on <= ${until}::date and s.ends_on >= ${from}::date`

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
export function knownDays(
  reach: Reach,
  { unknown, ...period }: KnownPeriod,
  asked: AskedDays,
): RawBuilder<unknown> {
  const dates = unknown.dates.filter((date) => date >= period.from && date <= period.until)
  const [first, last] = [dates[0], dates.at(-1)]
  if (asked.employeeId !== undefined || isWhole(period, dates)) return matching(reach, period, asked)
  const isKept = (date: RawBuilder<unknown>) => sql<boolean>`${date} <> all(${dates}::date[])`
  const isUnkept = (date: RawBuilder<unknown>) => sql<boolean>`${date} = any(${dates}::date[])`
  const isStale = (id: RawBuilder<unknown>) => sql<boolean>`${id} in (${stalePeople(period)})`
  const kept = [first === undefined ? sql`true` : isKept(sql`k.date`)]
  const parts: RawBuilder<unknown>[] = []
  if (first !== undefined && last !== undefined)
    parts.push(matching(reach, { ...period, from: first, until: last }, asked, { dates: isUnkept }))
  if (unknown.hasStale) {
    kept.push(sql`not ${isStale(sql`k.employee_id`)}`)
    parts.push(matching(reach, period, asked, { dates: isKept, people: isStale }))
  }
  const all = [keptDays(reach, period, asked, kept), ...parts]
  return sql.join(
    all.map((part) => sql`select ${columns} from (${part}) d`),
    sql` union all `,
  )
}

const isWhole = (period: Period, dates: readonly string[]): boolean => dates.length === daysOf(period)

/** Names are joined outside of what is added up, which they leave alone where nobody reads them. */
const keptDays = (
  reach: Reach,
  { from, until }: Period,
  asked: AskedDays,
  isKnown: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> => sql`
  select * from (
    select k.employee_id, u.display_name, u.plain_name, k.date, k.state, k.started_at, k.ended_at, k.time_zone,
      k.presence_seconds, k.effective_seconds, k.non_effective_seconds, k.unallocated_seconds, k.theoretical_minutes,
      k.is_part_time, k.balance_seconds, ${minutes(sql`k.balance_seconds`)} as balance,
      coalesce(k.incidents, '{}') as incidents, k.has_incidents, k.holiday, k.absence, w.name as work_center,
      k.work_center_id
    from kept_days k left join users u on u.id = k.employee_id left join work_centers w on w.id = k.work_center_id
    where k.date between ${from}::date and ${until}::date and ${isAsked(reach, asked, sql`k.employee_id`)}
      and ${sql.join(isKnown, sql` and `)}
  ) y where ${sql.join([sql`true`, ...stateAndIncident(asked)], sql` and `)}`
