import { type RawBuilder, sql } from 'kysely'
import { isFresh, type KnownDays, stalePeople, summedDates } from '#db/stored-period.ts'
import { datesOf, type PeriodUnit, type Run, runRows, runsOf } from '#db/runs-of-days.ts'
import { agreedDays, type Of } from './agreed-days.ts'
import { alikeAgreed } from './alike-days.ts'

/** The summed values of each day. */
export const agreedColumns = ['planned', 'vacation', 'overtime'] as const

const nobody = sql`select null::uuid as employee_id, null::date as date, 0 as planned, 0 as vacation, 0 as overtime where false`

/** The days that are not read from sums: dates without sums, and all dates of people with a stale day among them. */
export function singleAgreed(period: KnownDays, of: Of): RawBuilder<unknown> {
  return agreedBeside(period, of, agreedDays)
}

/** The same, with what is planned of each person in a row for each period of the unit: for what is added up by person. */
export const addedAgreed = (period: KnownDays, of: Of, unit: PeriodUnit): RawBuilder<unknown> =>
  agreedBeside(period, of, (days, whose, on) => alikeAgreed(days, whose, on, unit))

function agreedBeside(period: KnownDays, of: Of, derived: typeof agreedDays): RawBuilder<unknown> {
  const summed = summedDates(period)
  const isSummed = new Set(summed)
  const others = datesOf(period).filter((date) => !isSummed.has(date))
  const [first, last] = [others[0], others.at(-1)]
  const parts = [nobody]
  if (first !== undefined && last !== undefined)
    parts.push(derived({ from: first, until: last }, of, isAmong(others)))
  if (period.unknown.hasStale && summed.length > 0) {
    const isStale: Of = (id) => sql<boolean>`${of(id)} and ${id} in (${stalePeople(period)})`
    parts.push(agreedDays(period, isStale, isAmong(summed)))
  }
  return sql.join(
    parts.map((part) => sql`select * from (${part}) d`),
    sql` union all `,
  )
}

const isAmong = (dates: readonly string[]) => (date: RawBuilder<unknown>) =>
  sql<boolean>`${date} = any(${dates}::date[])`

/**
 * The sums by person and period of a unit, in one or more rows each: the stored sums, and the days of `single`, which
 * is `singleAgreed` as a named subquery.
 */
export function agreedRows(
  period: KnownDays,
  of: Of,
  unit: PeriodUnit,
  single: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const runs = runsOf(summedDates(period), unit)
  return sql`
    select employee_id, date_trunc(${sql.lit(unit)}, date::timestamp)::date as begins, ${sql.join(columns)} from ${single} d
    ${runs.length === 0 ? sql`` : sql`union all ${sums(period, of, runs)}`}`
}

const columns = agreedColumns.map((name) => sql.ref(name))

const sums = (period: KnownDays, of: Of, runs: readonly Run[]) => sql`
  select s.employee_id, r.begins, ${sql.join(columns.map((column) => sql`s.${column}[r.last + 1] - s.${column}[r.first]`))}
  from ${runRows(runs)} join agreed_sums s on s.month = r.month
  where s.days & r.bits <> 0 and ${isRead(period, of)}`

/**
 * The sums over everybody by date, in one or two rows each, with the number of people: people with the same days in a
 * month are summed first, so that no row per person and day is created.
 */
export function agreedByDate(period: KnownDays, of: Of, single: RawBuilder<unknown>): RawBuilder<unknown> {
  const runs = runsOf(summedDates(period), 'day')
  return sql`
    select date as begins, count(*) as people, ${sql.join(columns.map((column) => sql`sum(${column}) as ${column}`))}
    from ${single} d group by 1
    ${runs.length === 0 ? sql`` : sql`union all ${addedByDate(period, of, runs)}`}`
}

const addedByDate = (period: KnownDays, of: Of, runs: readonly Run[]) => {
  const places = [...new Set(runs.flatMap(({ first, last }) => [first, last + 1]))]
  const at = (column: RawBuilder<unknown>, place: RawBuilder<unknown>) =>
    sql`s.${column}[array_position(s.places, ${place})]`
  const ofDay = columns.map(
    (column) => sql`sum(${at(column, sql`r.last + 1`)} - ${at(column, sql`r.first`)})`,
  )
  return sql`
    select r.begins, sum(s.people), ${sql.join(ofDay)}
    from ${runRows(runs)} join (
      select s.month, s.days, count(*) as people, ${places}::int[] as places,
        ${sql.join(columns.map((column) => sql`array[${sql.join(places.map((place) => sql`sum(s.${column}[${sql.lit(place)}])`))}] as ${column}`))}
      from agreed_sums s where s.month = any(${[...new Set(runs.map(({ month }) => month))]}::date[]) and ${isRead(period, of)}
      group by 1, 2
    ) s on s.month = r.month and s.days & r.bits <> 0
    group by 1`
}

const isRead = (period: KnownDays, of: Of) =>
  sql`${of(sql`s.employee_id`)} and ${isFresh(period, sql`s.employee_id`)}`

/** The planned minutes of `rows`, which have `employee_id` and `date`: those with planned work. */
export function plannedOf(
  period: KnownDays,
  of: Of,
  rows: RawBuilder<unknown>,
  single: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const day = sql`extract(day from l.date)::int`
  return sql`
    select l.*, d.planned from ${rows} l join ${single} d on d.employee_id = l.employee_id and d.date = l.date
    union all
    select l.*, s.planned[${day} + 1] - s.planned[${day}] from ${rows} l
    join agreed_sums s on s.employee_id = l.employee_id and s.month = date_trunc('month', l.date::timestamp)::date
    where l.date = any(${summedDates(period)}::date[]) and ${isRead(period, of)}`
}
