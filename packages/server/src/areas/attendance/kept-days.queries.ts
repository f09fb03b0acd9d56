import { type RawBuilder, sql } from 'kysely'
import type { Reach } from '#db/reach.ts'
import { isAsked } from './asked-people.queries.ts'
import { type AskedDays, matching, minutes, type Period, stateAndIncident } from './derived-days.queries.ts'

/** The dates of a period that are kept, and of which not everybody's days are stale. */
const keptDates = ({ from, until, now }: Period) => sql`
  select t.date from kept_dates t where t.date between ${from}::date and ${until}::date and t.kept_at <= ${now}
    and not exists (
      select from stale_days s where s.employee_id is null and t.date between s.starts_on and s.ends_on)`

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

/** Of somebody's days alone nothing is won. */
const isOfOne = ({ employeeId }: AskedDays): boolean => employeeId !== undefined

/**
 * The days that match, as `matching` has them: those that are over from what is kept of them, all others derived. It is one
 * query, so that what is kept and what is stale are of one moment. Names are joined to what is read of it, and to nothing
 * that is only added up.
 */
export function knownDays(reach: Reach, period: Period, asked: AskedDays): RawBuilder<unknown> {
  if (isOfOne(asked)) return matching(reach, period, asked)
  const isKept = (date: RawBuilder<unknown>) => sql<boolean>`${date} in (${keptDates(period)})`
  const isStale = (id: RawBuilder<unknown>) => sql<boolean>`${id} in (${stalePeople(period)})`
  const unknown = { dates: (date: RawBuilder<unknown>) => sql<boolean>`not ${isKept(date)}` }
  const stale = { dates: isKept, people: isStale }
  return sql`
    select ${columns} from (
      select k.employee_id, u.display_name, u.plain_name, k.date, k.state, k.started_at, k.ended_at, k.time_zone,
        k.presence_seconds, k.effective_seconds, k.non_effective_seconds, k.unallocated_seconds, k.theoretical_minutes,
        k.is_part_time, k.balance_seconds, ${minutes(sql`k.balance_seconds`)} as balance,
        coalesce(k.incidents, '{}') as incidents, k.has_incidents, k.holiday, k.absence, w.name as work_center,
        k.work_center_id
      from kept_days k left join users u on u.id = k.employee_id left join work_centers w on w.id = k.work_center_id
      where k.date between ${period.from}::date and ${period.until}::date and ${isKept(sql`k.date`)}
        and not ${isStale(sql`k.employee_id`)} and ${isAsked(reach, asked, sql`k.employee_id`)}
    ) kept where ${sql.join([sql`true`, ...stateAndIncident(asked)], sql` and `)}
    union all
    select ${columns} from (${matching(reach, period, asked, unknown)}) derived
    union all
    select ${columns} from (${matching(reach, period, asked, stale)}) derived`
}
