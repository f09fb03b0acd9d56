import { formatDate, knownZone } from './date-time.ts'

/** The reader's language and time zone. */
export interface Reader {
  readonly locale: string
  readonly timeZone: string | null | undefined
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const shapes = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  weekday: { weekday: 'long' },
  day: { day: 'numeric', month: 'long' },
  dayOfYear: { day: 'numeric', month: 'long', year: 'numeric' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
} as const

/**
 * Formats an instant for people: how long ago within the last hour, `Hoy, 14:05`, `Lunes, 14:05` within a week of
 * today, and the date beyond. Tables use the full format (specification §9).
 */
export function formatMoment(instant: string, now: number, reader: Reader): string {
  const at = Date.parse(instant)
  const minutesAgo = Math.round((now - at) / minuteMs)
  // The local clock may be slightly behind the server's.
  if (minutesAgo === 0 || minutesAgo === -1) return capital(relative(0, 'second', reader))
  if (minutesAgo > 0 && minutesAgo < 60) return capital(relative(-minutesAgo, 'minute', reader))
  return `${capital(dayBeside(now, at, reader))}, ${formatOf('time', reader).format(at)}`
}

/** A date in full: `Jueves, 26 de noviembre`. */
export function formatLongDay(at: number, reader: Reader): string {
  return capital(formatOf('longDay', reader).format(at))
}

/** A date, `2026-11-26`, for little space: `26 nov`. Independent of the time zone. */
export function formatShortDay(date: string, locale: string): string {
  return formatOf('shortDay', { locale, timeZone: 'UTC' }).format(startOf(date))
}

function dayBeside(now: number, at: number, reader: Reader): string {
  const [today, day] = [dayOf(now, reader), dayOf(at, reader)]
  const days = Math.round((startOf(day) - startOf(today)) / dayMs)
  if (Math.abs(days) <= 1) return relative(days, 'day', reader)
  if (Math.abs(days) < 7) return formatOf('weekday', reader).format(at)
  return formatOf(day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'dayOfYear', reader).format(at)
}

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (at: number, { timeZone }: Reader) => formatDate(new Date(at), timeZone)

/** A text that begins with a capital, as labels do. */
export const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

function relative(amount: number, unit: 'second' | 'minute' | 'day', { locale }: Reader): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(amount, unit)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(shape: keyof typeof shapes, { locale, timeZone }: Reader): Intl.DateTimeFormat {
  const key = `${shape} ${locale} ${timeZone ?? ''}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...shapes[shape], timeZone: knownZone(timeZone) })
  formats.set(key, format)
  return format
}
