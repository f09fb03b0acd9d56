import { type RawBuilder, sql } from 'kysely'
import { daysAfter, firstOf, monthOf } from './day.ts'

export type Days = { from: string; until: string }
export type PeriodUnit = 'day' | 'week' | 'month'

/** The first day of a period, as `date_trunc` computes it: weeks begin on Monday. */
export function beginOf(date: string, unit: PeriodUnit): string {
  if (unit === 'day') return date
  if (unit === 'month') return firstOf(monthOf(date))
  return daysAfter(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The number of days in a period. */
export const daysOf = ({ from, until }: Days): number => (Date.parse(until) - Date.parse(from)) / dayMs + 1
const dayMs = 24 * 60 * 60_000

/** Each of its days. */
export const datesOf = (days: Days): string[] =>
  Array.from({ length: daysOf(days) }, (_, index) => daysAfter(days.from, index))

/** Consecutive days of a month in one period. */
export type Run = { begins: string; month: string; first: number; last: number }

/** Splits dates into runs of days, each within a month and a period of the unit. */
export function runsOf(dates: readonly string[], unit: PeriodUnit): Run[] {
  const runs: Run[] = []
  for (const date of dates) {
    const run: Run = {
      begins: beginOf(date, unit),
      month: firstOf(monthOf(date)),
      first: dayOfMonth(date),
      last: dayOfMonth(date),
    }
    const before = runs.at(-1)
    if (before?.month === run.month && before.begins === run.begins && before.last + 1 === run.first)
      before.last = run.last
    else runs.push(run)
  }
  return runs
}

const dayOfMonth = (date: string): number => Number(date.slice(8))

/** The bits of the days of a run. */
export const bitsOf = ({ first, last }: Run): number => 2 ** last - 2 ** (first - 1)

/** Runs as rows of a table `r`; `bits` has a bit per day, the lowest for the first of the month. */
export function runRows(runs: readonly Run[]): RawBuilder<unknown> {
  const [begins, months] = [runs.map((run) => run.begins), runs.map(({ month }) => month)]
  const [firsts, lasts, bits] = [
    runs.map(({ first }) => first),
    runs.map(({ last }) => last),
    runs.map(bitsOf),
  ]
  return sql`unnest(${begins}::date[], ${months}::date[], ${firsts}::int[], ${lasts}::int[], ${bits}::int[])
      r(begins, month, first, last, bits)`
}
