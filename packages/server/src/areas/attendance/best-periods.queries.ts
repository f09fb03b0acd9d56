import { type RawBuilder, sql } from 'kysely'
import { type By, orderedBy } from '#db/place.ts'
import type { Reach } from '#db/reach.ts'
import { bitsOf, type PeriodUnit, type Run, runsOf } from '#db/runs-of-days.ts'
import { minutes } from './derived-days.queries.ts'
import { type Asked, besideSums, datesAddedUp, isSummed, monthsOf } from './month-sums.queries.ts'
import type { KnownPeriod } from './stored-days.queries.ts'

type Value = 'effective' | 'extra' | 'balance'
type Best = {
  value: Value
  /** Weeks or months; undefined for the whole period. */
  unit: Exclude<PeriodUnit, 'day'> | undefined
  /** How rows are ordered by the value. */
  order: By
  count: number
}

/**
 * The people of the first rows by a value of their weeks or months: those whose own first row comes first. Before a row
 * of the first `count` come the first rows of fewer than `count` other people, so that nobody else has one. This groups
 * a row per person instead of one per week. Undefined unless everything is read from sums.
 */
export function peopleOfBest(
  reach: Reach,
  period: KnownPeriod,
  asked: Asked,
  { value, unit, order, count }: Best,
): RawBuilder<{ id: string }> | undefined {
  if (besideSums(reach, period, asked, unit ?? 'month') !== undefined) return undefined
  const runs = runsOf(datesAddedUp(period, asked, unit ?? 'month'), unit ?? 'month')
  const begins = new Set(runs.map((run) => run.begins))
  const periods =
    unit === undefined ? [runs] : [...begins].map((one) => runs.filter((run) => run.begins === one))
  const each = periods.map((some) => valueOf(value, some))
  const best = sql`${sql.raw(order.isDown === true ? 'greatest' : 'least')}(${sql.join(each)})`
  const months = monthsOf(runs)
  const hasDays = months.map((month) => {
    const days = runs.filter((run) => run.month === month).reduce((bits, run) => bits + bitsOf(run), 0)
    return sql`(s.month = ${month}::date and s.days & ${sql.lit(days)} <> 0)`
  })
  // People of the same value and name may alternate.
  return sql<{ id: string }>`
    select b.employee_id as id from (
      select s.employee_id, ${best} as best from month_sums s
      where s.month = any(${months}::date[]) and (${sql.join(hasDays, sql` or `)}) and ${isSummed(reach, period, asked)}
      group by 1) b
    join users u on u.id = b.employee_id
    order by ${orderedBy([{ ...order, by: sql`b.best` }])}, u.plain_name fetch first ${sql.lit(count)} rows with ties`
}

/** The sum of a value over the days of a period, which is in a month or in two; null without a value. */
function valueOf(value: Value, runs: readonly Run[]): RawBuilder<unknown> {
  const days = value === 'balance' ? sql`s.balanced_days` : sql`s.days`
  const cases = runs.map(
    (run) => sql`when s.month = ${run.month}::date and ${days} & ${sql.lit(bitsOf(run))} <> 0
      then coalesce(${between(`${value}_seconds`, run)}, 0)`,
  )
  const sum = sql`sum(case ${sql.join(cases, sql` `)} end)`
  return value === 'balance' ? minutes(sum) : sum
}

const between = (name: string, { first, last }: Run): RawBuilder<unknown> => {
  const sums = sql.ref(`s.${name}`)
  return sql`${sums}[${sql.lit(last + 1)}] - ${sums}[${sql.lit(first)}]`
}
