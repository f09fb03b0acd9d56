import type { Words } from '#words/es.ts'
import { addDays } from './iso-date.ts'
import { formatDate } from './format-date.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** The date of an instant in a time zone, such as `2026-11-21`. */
export function dayOf(moment: string, timeZone: string): string {
  const parts = formatOf('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    Date.parse(moment),
  )
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The time of an instant in a time zone, such as `09:30`. */
export const timeOf = (moment: string, locale: string, timeZone: string): string =>
  formatOf(locale, { timeZone, hour: '2-digit', minute: '2-digit' }).format(Date.parse(moment))

/** `Today`, `Yesterday`, or the date in words, with the year when it is another one. */
export function dayLabel(day: string, today: string, locale: string, words: Words['day']): string {
  if (day === today) return words.today
  if (day === addDays(today, -1)) return words.yesterday
  return formatDate(day, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  })
}

/** Groups consecutive items of the same day, in their order. */
export function byDay<Item extends { at: string }>(
  items: readonly Item[],
  timeZone: string,
): { day: string; items: Item[] }[] {
  const days: { day: string; items: Item[] }[] = []
  for (const item of items) {
    const day = dayOf(item.at, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}
