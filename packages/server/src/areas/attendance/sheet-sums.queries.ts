import { type RawBuilder, sql } from 'kysely'
import { dayOf, daysAfter } from '#db/day.ts'
import { hourKinds } from '#db/hour-kinds.ts'
import { summedDates } from '#db/stored-period.ts'
import type { Reach } from '#db/reach.ts'
import { runsOf } from '#db/runs-of-days.ts'
import { type AskedPeople, isAsked, onlyPeople } from './asked-people.queries.ts'
import type { Period } from './derived-days.queries.ts'
import { daysBeside, type KnownPeriod, knownDays } from './stored-days.queries.ts'
import { addedUp } from './month-sums.queries.ts'

/** Future days have no values by which sheets are sorted or counted. */
export const begun = (period: Period): Period => {
  const tomorrow = daysAfter(dayOf(period.now), 1)
  return { ...period, until: period.until < tomorrow ? period.until : tomorrow }
}

/**
 * The values by which sheets are counted, filtered and sorted, a row per person and month, without reading days that
 * have sums: equivalent to the sheets of `month-sheets.queries`. `period` is the past part of `months`.
 */
export const countedSheets = (
  reach: Reach,
  period: KnownPeriod,
  months: Period,
  asked: AskedPeople,
): RawBuilder<unknown> => sql`
  select u.id as employee_id, u.plain_name, s.month, coalesce(k.state, 'open') as state,
    case when ${isKept} then k.part_time else coalesce(l.part_time, k.part_time) end as part_time,
    ${isOver(period)} as is_over, case when ${isKept} then k.balance else coalesce(l.balance, 0) end as balance_seconds,
    case when ${isKept} then k.extra else coalesce(l.extra, 0) end as extra_seconds
  from (${live(reach, period, onlyPeople(asked))}) l
  full join (
    select m.employee_id, m.month, m.state, m.part_time, (m.figures ->> 'balanceSeconds')::int as balance,
      (m.figures ->> 'extraSeconds')::int as extra
    from month_sheets m where m.month between ${months.from}::date and ${months.until}::date
      and ${isAsked(reach, asked, sql`m.employee_id`)}
  ) k on k.employee_id = l.employee_id and k.month = l.month
  cross join lateral (select coalesce(l.month, k.month) as month) s
  join users u on u.id = coalesce(l.employee_id, k.employee_id)`

const isKept = sql`coalesce(k.state in ('confirmed', 'locked'), false)`

/** The sums of each person and month with worked or missing time. */
function live(reach: Reach, period: KnownPeriod, asked: AskedPeople): RawBuilder<unknown> {
  const dates = summedDates(period)
  const beside =
    dates.length === 0 ? knownDays(reach, period, asked) : daysBeside(reach, period, asked, dates)
  const parts = dates.length === 0 ? [] : [sums(reach, period, asked, dates)]
  if (beside !== undefined) parts.push(single(beside, period))
  return sql`
    select employee_id, month, bool_or(part_time) as part_time, max(today) as today, sum(balance)::int as balance,
      sum(extra)::int as extra
    from (${sql.join(parts, sql` union all `)}) d group by 1, 2 having bool_or(counts)`
}

const sums = (
  reach: Reach,
  period: KnownPeriod,
  asked: AskedPeople,
  dates: readonly string[],
): RawBuilder<unknown> => sql`
  select s.employee_id, s.month, s.part_time_days & r.bits <> 0 as part_time,
    (s.worked_days | s.absent_days) & r.bits <> 0 as counts,
    s.balance_seconds[r.last + 1] - s.balance_seconds[r.first] as balance,
    coalesce(s.extra_seconds[r.last + 1] - s.extra_seconds[r.first], 0) as extra,
    case when ${isNearEnd(period, sql`s.month`)} then (select max(${todayIn(period, sql`z.zone`)}) from unnest(s.time_zones) z(zone)) end as today
  from ${addedUp(reach, period, asked, runsOf(dates, 'month'))}`

const single = (days: RawBuilder<unknown>, period: Period): RawBuilder<unknown> => sql`
  select employee_id, date_trunc('month', date::timestamp)::date as month, is_part_time and date <= today_there as part_time,
    started_at is not null or state = 'missing' as counts, coalesce(balance_seconds, 0) as balance, extra_seconds as extra, today_there as today
  from (select *, ${hourKinds}, ${todayIn(period, sql`time_zone`)} as today_there from (${days}) m) d`

const todayIn = ({ now }: Period, zone: RawBuilder<unknown>) =>
  sql`(${now}::timestamptz at time zone ${zone})::date`

/** A month ends within about a day of its end in UTC, wherever somebody works: otherwise the zone does not matter. */
const isNearEnd = ({ now }: Period, month: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  (${now}::timestamptz at time zone 'UTC') - (${month} + interval '1 month') between interval '-1 day' and interval '1 day'`

const isOver = (period: Period): RawBuilder<boolean> => sql<boolean>`
  coalesce(l.today, ${todayIn(period, sql`'UTC'`)}) >= s.month + interval '1 month'`
