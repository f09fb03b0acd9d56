import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { hourKinds } from '#db/hour-kinds.ts'
import { isFresh, summedDates } from '#db/stored-period.ts'
import type { Reach } from '#db/reach.ts'
import {
  beginOf,
  bitsOf,
  datesOf,
  daysOf,
  type PeriodUnit,
  type Run,
  runRows,
  runsOf,
} from '#db/runs-of-days.ts'
import { type AskedPeople, isAsked } from './asked-people.queries.ts'
import { daysBeside, type KnownPeriod, knownDays } from './stored-days.queries.ts'
import { peopleOf } from './list-parts.queries.ts'

/** The summed days: the people, without filters on days. */
export type Asked = AskedPeople & { workCenterId?: string }

/** The sums over everybody, and whether there are any. */
export const summedAlways = ['effective_seconds', 'theoretical_minutes', 'balance_seconds']
export const summedSeldom = [
  ...[
    'non_effective_seconds',
    'unallocated_seconds',
    'other_seconds',
    'complementary_seconds',
    'extra_seconds',
  ],
]

/** The counted states of days. */
export const dayBits = [
  { name: 'days', counts: sql`true` },
  { name: 'worked_days', counts: sql`started_at is not null` },
  { name: 'balanced_days', counts: sql`balance_seconds is not null` },
  { name: 'incident_days', counts: sql`has_incidents` },
  { name: 'part_time_days', counts: sql`is_part_time` },
  { name: 'absent_days', counts: sql`state = 'missing'` },
]

/** Values that are numbers of days. */
const counts = dayBits.filter(({ name }) => ['days', 'worked_days', 'incident_days'].includes(name))
/** Values that are sums over days. */
const secondsOf = [
  ...['presence_seconds', 'ordinary_seconds', 'complementary_seconds', 'extra_seconds'],
  ...['non_effective_seconds', 'unallocated_seconds', 'theoretical_minutes', 'effective_seconds'],
]

/**
 * The sums of people's days by the periods of a unit, in one or more rows each: stored sums where they exist, single
 * days otherwise. `beside` are these single days, if they are read elsewhere.
 */
export function summedRows(
  reach: Reach,
  period: KnownPeriod,
  asked: Asked,
  unit: PeriodUnit,
  beside = besideSums(reach, period, asked, unit),
): RawBuilder<unknown> {
  const dates = datesAddedUp(period, asked, unit)
  const parts: RawBuilder<unknown>[] = []
  if (dates.length > 0) parts.push(sums(reach, period, asked, runsOf(dates, unit)))
  if (beside !== undefined) parts.push(single(beside, unit))
  return sql.join(parts, sql` union all `)
}

/** The days that are not read from sums; undefined without any. */
export const besideSums = (
  reach: Reach,
  period: KnownPeriod,
  asked: Asked,
  unit: PeriodUnit,
): RawBuilder<unknown> | undefined => {
  const dates = datesAddedUp(period, asked, unit)
  return dates.length === 0 ? knownDays(reach, period, asked) : daysBeside(reach, period, asked, dates)
}

/** One person's days are derived, so stored sums do not help; nor do they for a single day. */
export const datesAddedUp = (period: KnownPeriod, { employeeId }: Asked, unit: PeriodUnit): string[] =>
  employeeId === undefined && unit !== 'day' ? summedDates(period) : []

function sums(reach: Reach, period: KnownPeriod, asked: Asked, runs: readonly Run[]): RawBuilder<unknown> {
  const counted = counts.map(({ name }) => {
    const column = sql.ref(name)
    return sql`bit_count((s.${column} & r.bits)::bit(31))::int as ${column}`
  })
  const between = (name: string) => sql`s.${sql.ref(name)}[r.last + 1] - s.${sql.ref(name)}[r.first]`
  const [effective, ...others] = ['effective_seconds', ...summedSeldom].map((name) =>
    name === 'effective_seconds' ? between(name) : sql`coalesce(${between(name)}, 0)`,
  )
  const [nonEffective, unallocated, other, complementary, extra] = others
  const added = sql`${effective} + ${nonEffective} + ${unallocated} + ${other} as presence_seconds,
    ${effective} - ${complementary} - ${extra} as ordinary_seconds, ${complementary} as complementary_seconds,
    ${extra} as extra_seconds, ${nonEffective} as non_effective_seconds, ${unallocated} as unallocated_seconds,
    ${between('theoretical_minutes')} as theoretical_minutes, ${effective} as effective_seconds`
  return sql`
    select s.employee_id, r.begins, ${sql.join(counted)}, ${added},
      case when s.balanced_days & r.bits <> 0 then ${between('balance_seconds')} end as balance_seconds
    from ${addedUp(reach, period, asked, runs)}`
}

/**
 * The number of people's weeks or months with days. Each is a bit of one number per person, which is enough for a year:
 * grouping a row for each takes twice as long.
 */
export function countedPeriods(
  reach: Reach,
  period: KnownPeriod,
  asked: Asked,
  unit: 'week' | 'month',
  beside = besideSums(reach, period, asked, unit),
): RawBuilder<unknown> {
  const begins = [...new Set(datesOf(period).map((date) => beginOf(date, unit)))]
  const runs = runsOf(datesAddedUp(period, asked, unit), unit)
  const bits = runs.map((run) => {
    const bit = sql`1::bigint << ${sql.lit(begins.indexOf(run.begins))}`
    return sql`case when s.month = ${run.month}::date and s.days & ${sql.lit(bitsOf(run))} <> 0 then ${bit} else 0 end`
  })
  const parts: RawBuilder<unknown>[] = []
  if (runs.length > 0)
    parts.push(sql`select s.employee_id, ${sql.join(bits, sql` | `)} as periods from month_sums s
      where s.month = any(${monthsOf(runs)}::date[]) and ${isSummed(reach, period, asked)}`)
  if (beside !== undefined)
    parts.push(sql`select employee_id, 1::bigint << array_position(${begins}::date[],
      date_trunc(${sql.lit(unit)}, date::timestamp)::date) - 1 as periods from (${beside}) d`)
  return sql`(select coalesce(sum(bit_count(periods::bit(64))), 0) from (
    select bit_or(periods) as periods from (${sql.join(parts, sql` union all `)}) r group by employee_id) g)`
}

/** Whether a row `s` of sums is of the people asked for, and fresh. */
export const isSummed = (reach: Reach, period: KnownPeriod, asked: Asked): RawBuilder<unknown> => {
  const { workCenterId } = asked
  const isThere = workCenterId === undefined ? sql`true` : sql`s.work_center_id = ${workCenterId}::uuid`
  return sql`${isAsked(reach, asked, sql`s.employee_id`)} and ${isFresh(period, sql`s.employee_id`)} and ${isThere}`
}

/** The months of runs of days. */
export const monthsOf = (runs: readonly Run[]): string[] => [...new Set(runs.map(({ month }) => month))]

/** The rows `s` of sums with the requested runs `r` of days. */
export const addedUp = (
  reach: Reach,
  period: KnownPeriod,
  asked: Asked,
  runs: readonly Run[],
): RawBuilder<unknown> => sql`${runRows(runs)} join month_sums s on s.month = r.month
  where s.month = any(${monthsOf(runs)}::date[]) and s.days & r.bits <> 0 and ${isSummed(reach, period, asked)}`

/** One row per day, in the form of sums. */
const single = (days: RawBuilder<unknown>, unit: PeriodUnit): RawBuilder<unknown> => sql`
  select employee_id, date_trunc(${sql.lit(unit)}, date::timestamp)::date as begins,
    ${sql.join(counts.map(({ name, counts: is }) => sql`(${is})::int as ${sql.ref(name)}`))},
    ${sql.join(secondsOf.map((name) => sql.ref(name)))}, balance_seconds
  from (select *, ${hourKinds} from (${days}) m) d`

/** This many person-days are summed one by one in a tenth of a second or two. */
const soonAddedUp = 20_000

/** The number of days of a period that are summed one by one. */
export const singleDays = (period: KnownPeriod): number => daysOf(period) - summedDates(period).length

/** Whether these people may have more days than are summed at once. */
export const isLong = async (db: Db, reach: Reach, days: number, asked: AskedPeople): Promise<boolean> =>
  days > 0 && (await peopleOf(db, reach, asked)) * days > soonAddedUp
