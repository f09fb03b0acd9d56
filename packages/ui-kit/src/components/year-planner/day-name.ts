import { formatDate } from '#private/dates/format-date.ts'
import type { Words } from '#words/es.ts'
import type { DayMark } from './marks.ts'

interface DayFacts {
  day: string
  marks: readonly DayMark[] | undefined
  reason: string | undefined
  isToday: boolean
  detail?: string | undefined
}

/** Everything about a day, as the name of its cell and in the line below the months. */
export function dayName(
  { day, marks = [], reason, isToday, detail }: DayFacts,
  words: Words,
  locale: string,
): string {
  const date = formatDate(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
  return [
    date,
    isToday ? words.planner.today : undefined,
    ...marks.flatMap(({ kind, label }) => [kind.label, label]),
    detail,
    reason === undefined ? undefined : `${words.planner.notSelectable}: ${reason}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ')
}
