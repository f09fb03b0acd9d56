import { formatDate } from '#private/dates/format-date.ts'
import { daysInRow, isWeekend } from '#private/dates/iso-date.ts'
import type { Words } from '#words/es.ts'

/** A day of the planner, with everything that is the same in all rows. */
export interface DayColumn {
  day: string
  number: string
  weekday: string
  /** The beginning of its cells' names: `Sunday 1 November, weekend`. */
  name: string
  shade: 'weekend' | 'holiday' | undefined
  isToday: boolean
  /** The first visible day of a month, when two months are visible. */
  month: string | undefined
}

interface ColumnFacts {
  start: string
  days: number
  today: string | undefined
  holidayOf: ((day: string) => string | undefined) | undefined
}

/** The visible days, formatted once instead of in each of two hundred rows. */
export function dayColumns(
  { start, days, today, holidayOf }: ColumnFacts,
  words: Words,
  locale: string,
): DayColumn[] {
  return daysInRow(start, days).map((day, at) => {
    const holiday = holidayOf?.(day)
    const notes = [
      holiday ?? (isWeekend(day) ? words.planner.weekend : undefined),
      day === today ? words.planner.today : undefined,
    ]
    const date = formatDate(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
    return {
      day,
      number: `${Number(day.slice(8))}`,
      weekday: formatDate(day, locale, { weekday: 'narrow' }),
      name: [date, ...notes].filter((part) => part !== undefined).join(', '),
      shade: holiday === undefined ? (isWeekend(day) ? 'weekend' : undefined) : 'holiday',
      isToday: day === today,
      month:
        at === 0 || day.endsWith('-01')
          ? formatDate(day, locale, { month: 'long', year: 'numeric' })
          : undefined,
    }
  })
}
