import { scaleUtc } from 'd3-scale'

const hour = 3_600_000
const day = 24 * hour
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}

/** Whether a time is a date such as `2026-11-03`, which is the same in every time zone. */
export const isDay = (time: string): boolean => time.length === 10

/** The offset of a zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const clock = formatOf('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant)
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}

/** Roughly this many round instants between two instants, round in that time zone. */
export function timeTicks(from: number, to: number, count: number, timeZone: string): number[] {
  const start = from + offsetAt(from, timeZone)
  const end = to + offsetAt(to, timeZone)
  return scaleUtc()
    .domain([start, end])
    .ticks(count)
    .map((clock) => clock.getTime())
    .map((clock) => clock - offsetAt(clock - offsetAt(clock, timeZone), timeZone))
    .filter((instant) => instant >= from && instant <= to)
}

/** Formats the ticks of a time axis, no more precisely than their distance requires. */
export function tickFormat(
  ticks: readonly number[],
  locale: string,
  timeZone: string,
): (instant: number) => string {
  const step = (ticks[1] ?? 0) - (ticks[0] ?? 0)
  const date = formatOf(locale, { timeZone, ...dateParts(step) })
  if (step >= day - hour) return (instant) => date.format(instant)
  const clock = formatOf(locale, { timeZone, hour: '2-digit', minute: '2-digit' })
  const isMidnight = (instant: number) => (instant + offsetAt(instant, timeZone)) % day === 0
  return (instant) => (isMidnight(instant) ? date : clock).format(instant)
}

function dateParts(step: number): Intl.DateTimeFormatOptions {
  if (step >= 300 * day) return { year: 'numeric' }
  if (step >= 27 * day) return { month: 'short', year: 'numeric' }
  return { day: 'numeric', month: 'short' }
}

/** Formats an instant as the time of day in the zone, from 00:00 to 23:59. */
export const formatClock = (instant: number, locale: string, timeZone: string): string =>
  formatOf(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)

/** Formats a time of the data in full: the date with the weekday, and the time of day of an instant. */
export function formatMoment(time: string, locale: string, timeZone: string): string {
  const date = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  const options = isDay(time)
    ? { ...date, timeZone: 'UTC' }
    : ({ ...date, hour: '2-digit', minute: '2-digit', timeZone } as const)
  return formatOf(locale, options).format(new Date(time))
}
