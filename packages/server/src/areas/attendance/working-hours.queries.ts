import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import { known } from '#db/stored-period.ts'
import { ordering, type Paging } from '#db/page.ts'
import { type By, by, type Place } from '#db/place.ts'
import { summedPage } from '#db/summed-page.ts'
import type { Reach } from '#db/reach.ts'
import type { PeriodUnit } from '#db/runs-of-days.ts'
import type { Sums } from '#db/summed-parts.ts'
import { narrowed, only } from './asked-people.queries.ts'
import { peopleOfBest } from './best-periods.queries.ts'
import { countOf, firstPeople, peopleInOrder, periodsInOrder } from './list-parts.queries.ts'
import type { KnownPeriod } from './stored-days.queries.ts'
import { minutes, type Period } from './derived-days.queries.ts'
import {
  type Asked as Added,
  besideSums,
  countedPeriods,
  isLong,
  singleDays,
  summedRows,
} from './month-sums.queries.ts'

type Column = 'person' | 'period' | 'effective' | 'balance' | 'extra'
/** How days are grouped: a row per person and unit, or per person. */
type Grouping = PeriodUnit | 'period'
type Asked = Paging & Added & { by?: Grouping; sort?: Column | `-${Column}`; totals?: 'always' | 'soon' }

type Seconds =
  | 'presence'
  | 'effective'
  | 'nonEffective'
  | 'unallocated'
  | 'ordinary'
  | 'complementary'
  | 'extra'
export type HoursTotals = Record<`${Seconds}Seconds`, number> & {
  people: number
  workedDays: number
  theoreticalMinutes: number
  balanceMinutes: number | null
  incidentDays: number
}
export type HoursRow = Omit<HoursTotals, 'people'> & {
  employeeId: string
  displayName: string
  from: string
  until: string
}

const seconds = [
  'presence_seconds',
  'effective_seconds',
  'non_effective_seconds',
  'unallocated_seconds',
  'ordinary_seconds',
  'complementary_seconds',
  'extra_seconds',
].map((name) => sql.ref(name))

/** People's periods, each with the sums of its days. */
function periods(reach: Reach, period: KnownPeriod, asked: Asked): RawBuilder<unknown> {
  const unit = unitOf(asked)
  const ends =
    asked.by === 'period'
      ? sql`${period.until}::date`
      : sql`least((g.begins + interval ${sql.lit(`1 ${unit}`)})::date - 1, ${period.until}::date)`
  // A partial month stays that part, which still uses the sums. Names come last: comparing them per day takes longer
  // than the sums.
  return sql`
    select g.*, u.display_name, u.plain_name, greatest(g.begins, ${period.from}::date) as starts_on, ${ends} as ends_on
    from (${nameless(reach, period, asked)}) g join users u on u.id = g.employee_id`
}

/** A whole period is summed from its months. */
const unitOf = ({ by: grouping = 'month' }: Asked): PeriodUnit => (grouping === 'period' ? 'month' : grouping)

/**
 * Each person's periods with their sums: as float8, which is exact for a year of a large company. Single days have one
 * row per person and need no aggregation.
 */
function nameless(reach: Reach, period: KnownPeriod, asked: Asked): RawBuilder<unknown> {
  const unit = unitOf(asked)
  const isDay = unit === 'day'
  const begins = asked.by === 'period' ? sql`${period.from}::date as begins` : sql`begins`
  const sum = (name: RawBuilder<unknown>) => (isDay ? name : sql`sum(${name})`)
  const sums = seconds.map((name) => sql`${sum(name)}::float8 as ${name}`)
  const balance = sum(sql`balance_seconds`)
  return sql`
    select employee_id, ${begins}, ${sum(sql`worked_days`)}::int as worked_days, ${sql.join(sums)},
      ${sum(sql`theoretical_minutes`)}::int as theoretical_minutes, ${balance} as balance_seconds,
      ${minutes(balance)} as balance, ${sum(sql`incident_days`)}::int as incident_days
    from (${summedRows(reach, period, asked, unit)}) r ${isDay ? sql`` : sql`group by 1, 2`}`
}

const name = by(sql`plain_name`)
const latest = by(sql`starts_on`, true)
const orders: Record<Column, (isDown: boolean) => By[]> = {
  person: (isDown) => [{ ...name, isDown }, latest],
  period: (isDown) => [by(sql`starts_on`, isDown), name],
  effective: (isDown) => [by(sql`effective_seconds`, isDown), name, latest],
  // Periods without a balance come last, in either direction.
  balance: (isDown) => [{ ...by(sql`balance`, isDown), isNullLast: true }, name, latest],
  extra: (isDown) => [by(sql`extra_seconds`, isDown), name, latest],
}

const shown = sql<HoursRow>`employee_id, display_name, to_char(starts_on, 'YYYY-MM-DD') as from,
  to_char(ends_on, 'YYYY-MM-DD') as until, worked_days, ${sql.join(seconds)}, theoretical_minutes,
  balance as balance_minutes, incident_days`

const totals = sql<HoursTotals>`json_build_object('people', count(distinct employee_id), 'workedDays', coalesce(sum(worked_days), 0),
  'presenceSeconds', coalesce(sum(presence_seconds), 0), 'effectiveSeconds', coalesce(sum(effective_seconds), 0),
  'nonEffectiveSeconds', coalesce(sum(non_effective_seconds), 0),
  'unallocatedSeconds', coalesce(sum(unallocated_seconds), 0),
  'ordinarySeconds', coalesce(sum(ordinary_seconds), 0),
  'complementarySeconds', coalesce(sum(complementary_seconds), 0), 'extraSeconds', coalesce(sum(extra_seconds), 0),
  'theoreticalMinutes', coalesce(sum(theoretical_minutes), 0), 'balanceMinutes', ${minutes(sql`sum(balance_seconds)`)},
  'incidentDays', coalesce(sum(incident_days), 0))`
const noTotals: HoursTotals = {
  ...{ people: 0, workedDays: 0, theoreticalMinutes: 0, balanceMinutes: null, incidentDays: 0 },
  ...{ presenceSeconds: 0, effectiveSeconds: 0, nonEffectiveSeconds: 0, unallocatedSeconds: 0 },
  ...{ ordinarySeconds: 0, complementarySeconds: 0, extraSeconds: 0 },
}

/**
 * The totals over all periods, and their number. The totals do not depend on the unit: months are summed, and periods
 * only counted.
 */
function sumsOf(reach: Reach, period: KnownPeriod, { by: grouping = 'month', ...asked }: Asked) {
  const days = besideSums(reach, period, asked, 'month')
  const beside = days === undefined ? undefined : sql`select * from beside`
  const periodsBy = (unit: 'week' | 'month') => countedPeriods(reach, period, asked, unit, beside)
  const counted: Record<Grouping, () => RawBuilder<unknown>> = {
    day: () => sql`coalesce(sum(days), 0)`,
    week: () => periodsBy('week'),
    month: () => periodsBy('month'),
    period: () => sql`count(distinct employee_id)`,
  }
  return sql<Sums<HoursTotals>>`${days === undefined ? sql`` : sql`with beside as materialized (${days})`}
    select ${counted[grouping]()}::int as counted, ${totals} as totals
    from (${summedRows(reach, period, asked, 'month', beside)}) m`
}

/** A page of people's periods, with the totals of all matches, and what of their days is not kept. */
export async function list(db: Db, reach: Reach, days: Period, question: Asked) {
  const asked = await narrowed(db, reach, question)
  const period = await known(db, days)
  const sort = asked.sort ?? 'person'
  const { column, direction } = orderOf(asked)
  const order = [...orders[column](direction === 'desc'), by(sql`employee_id`), by(sql`starts_on`)]
  // A cursor of months is invalid for weeks.
  const paging = { ...asked, sort: `${asked.by ?? 'month'} ${sort}` }
  const of = periods(reach, period, asked)
  const parts = {
    of: (one: Db, place: Place | undefined) =>
      partsOf(one, reach, { period, asked }, { column, order, isDown: direction === 'desc', place }),
    sums: sumsOf(reach, period, asked),
    isLong: (one: Db) => isLong(one, reach, singleDays(period), asked),
    unknown: noTotals,
  }
  const isOne = asked.employeeId !== undefined
  const page = await summedPage(db, { of, shown, totals, order, parts: isOne ? undefined : parts }, paging)
  return { ...page, period }
}

/** Everybody has the same whole period: in its order people follow by name. */
function orderOf({ by: grouping, sort = 'person' }: Asked) {
  const order = ordering(sort)
  return grouping === 'period' && order.column === 'period'
    ? ({ column: 'person', direction: 'asc' } as const)
    : order
}

type Found = { period: KnownPeriod; asked: Asked }
type Ordered = { column: Column; order: readonly By[]; isDown: boolean; place: Place | undefined }

/**
 * The rows that bound a page by day, of which there are so many that names are compared only where the value decides
 * nothing. A week of them is enough: the page of the whole period ends no later than a page of that week.
 */
function boundedBy(reach: Reach, period: KnownPeriod, asked: Asked): RawBuilder<unknown> | undefined {
  const { dates, hasStale } = period.unknown
  // What must be derived would be derived twice.
  if (asked.by !== 'day' || dates.length > 0 || hasStale) return undefined
  const week = daysAfter(period.until, -6)
  return nameless(reach, { ...period, from: week > period.from ? week : period.from }, asked)
}

/** The people of the first rows by a value. */
async function peopleByValue(
  db: Db,
  reach: Reach,
  { period, asked }: Found,
  { column, order, place }: Pick<Ordered, 'column' | 'order' | 'place'>,
): Promise<string[]> {
  const count = countOf(asked, place)
  const { by: grouping = 'month' } = asked
  const [first] = order
  if (place === undefined && first !== undefined && grouping !== 'day' && isValue(column)) {
    const unit = grouping === 'period' ? undefined : grouping
    const best = peopleOfBest(reach, period, asked, { value: column, unit, order: first, count })
    if (best !== undefined) return (await best.execute(db)).rows.map(({ id }) => id)
  }
  const bounded = boundedBy(reach, period, asked)
  return firstPeople(db, periods(reach, period, asked), { order, place, count, bounded })
}

const isValue = (column: Column): column is 'effective' | 'balance' | 'extra' =>
  column !== 'person' && column !== 'period'

/**
 * By name and by period a page is in a few parts, in other orders in one; of all but the first, its people are found
 * before sums are computed.
 */
async function* partsOf(
  db: Db,
  reach: Reach,
  { period, asked }: Found,
  { column, order, isDown, place }: Ordered,
) {
  if (column === 'person') {
    // Most of them have at least one row: this many people fill a page.
    const first = (asked.perPage ?? 25) + 15
    for await (const people of peopleInOrder(db, reach, asked, { isDown, place, first }))
      yield periods(reach, period, only(asked, people))
    return
  }
  if (column !== 'period') {
    const people = await peopleByValue(db, reach, { period, asked }, { column, order, place })
    yield periods(reach, period, only(asked, people))
    return
  }
  // By whole periods the order is by name.
  const unit = asked.by === 'period' || asked.by === undefined ? 'month' : asked.by
  for (const span of periodsInOrder(period, unit, { isDown, place })) {
    const part = { ...period, ...span }
    const page = { order, place, count: countOf(asked, place) }
    yield periods(reach, part, only(asked, await firstPeople(db, periods(reach, part, asked), page)))
  }
}
