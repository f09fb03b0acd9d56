/** The company's zone: of what has no zone of its own, such as a version of an agreement. */
export const companyZone = 'Europe/Madrid'

/** The date of the company, by which versions of rules begin. */
export const companyDay = (instant: Date): string => dayIn(instant, companyZone)

const minuteMs = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter costs a thousand times as much as using it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timeZone, format)
  }
  return format
}

/** The local time of a time zone at an instant: `YYYY-MM-DD HH:MM:SS`. */
const wallAt = (instant: Date, timeZone: string): string => formatIn(timeZone).format(instant)

const quarterMs = 15 * minuteMs
/** Since then midnight and each clock change have been at a quarter of an hour of UTC, in every zone. */
const quartersSince = Date.UTC(1973, 0)
/** Caches the date per quarter of an hour and zone: a lookup costs a tenth of formatting. */
const known = new Map<string, Map<number, string>>()
const mostKnown = 4000

/** The date of an instant in a time zone. */
export function dayIn(instant: Date, timeZone: string): string {
  const at = instant.getTime()
  // An invalid instant is refused by the caller when it is written.
  if (!(at >= quartersSince)) return dayAt(instant, timeZone)
  let days = known.get(timeZone)
  if (days === undefined || days.size >= mostKnown) known.set(timeZone, (days = new Map<number, string>()))
  const quarter = Math.floor(at / quarterMs)
  let day = days.get(quarter)
  if (day === undefined) days.set(quarter, (day = dayAt(instant, timeZone)))
  return day
}

const dayAt = (instant: Date, timeZone: string): string => wallAt(instant, timeZone).slice(0, 10)

/** The local time of a time zone at an instant: `HH:MM:SS`. */
export const clockIn = (instant: Date, timeZone: string): string => wallAt(instant, timeZone).slice(11)

/**
 * The instant of a local date and time (`HH:MM`) in the time zone. When clocks go back, the first of the two; when
 * they go forward, shifted by the gap.
 */
export function instantIn(day: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const aheadAt = (at: number) => {
    const shown = Date.parse(`${wallAt(new Date(at), timeZone).replace(' ', 'T')}Z`)
    return Math.round((shown - at) / minuteMs) * minuteMs
  }
  const before = aheadAt(wall - 24 * 60 * minuteMs)
  return aheadAt(wall - before) === before
    ? new Date(wall - before)
    : new Date(wall - aheadAt(wall - aheadAt(wall)))
}
