import { addMonths, daysInRow, daysFrom, startOfMonth, weekdayOf } from './iso-date.ts'

/** The first days of the twelve months of a year. */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, month) => `${year}-${`${month + 1}`.padStart(2, '0')}-01`)

/** The weeks of a month from Monday on, without days of other months. */
export function weeksOf(month: string): string[][] {
  const first = startOfMonth(month)
  const days = daysInRow(first, daysFrom(first, addMonths(first, 1)))
  const weeks: string[][] = []
  for (const day of days) {
    if (weeks.length === 0 || weekdayOf(day) === 0) weeks.push([])
    weeks.at(-1)?.push(day)
  }
  return weeks
}

/** Monday to Sunday of any week, to format the names of the weekdays. */
export const anyWeek: readonly string[] = daysInRow('2024-01-01', 7)
