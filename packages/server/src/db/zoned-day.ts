const minuteMs = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a thousand times what using it does. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timeZone, format)
  }
  return format
}

/** What a clock on the wall of a time zone shows at an instant: `YYYY-MM-DD HH:MM:SS`. */
const wallAt = (instant: Date, timeZone: string): string => formatIn(timeZone).format(instant)

const quarterMs = 15 * minuteMs
/** Since then midnight and each change of a clock have been at a quarter of an hour of UTC, in every zone. */
const quartersSince = Date.UTC(1973, 0)
/** The days of quarters of an hour, by zone: looking one up costs a tenth of what writing it does. */
const known = new Map<string, Map<number, string>>()
const mostKnown = 4000

/** The day of an instant on the calendar of a time zone. */
export function dayIn(instant: Date, timeZone: string): string {
  const at = instant.getTime()
  // The caller that writes it refuses an invalid instant.
  if (!(at >= quartersSince)) return dayAt(instant, timeZone)
  let days = known.get(timeZone)
  if (days === undefined || days.size >= mostKnown) known.set(timeZone, (days = new Map<number, string>()))
  const quarter = Math.floor(at / quarterMs)
  let day = days.get(quarter)
  if (day === undefined) days.set(quarter, (day = dayAt(instant, timeZone)))
  return day
}

const dayAt = (instant: Date, timeZone: string): string => wallAt(instant, timeZone).slice(0, 10)

/** What a clock on the wall of a time zone shows at an instant: `HH:MM:SS`. */
export const clockIn = (instant: Date, timeZone: string): string => wallAt(instant, timeZone).slice(11)

/**
 * The instant at which a clock of the time zone shows this day and time (`HH:MM`). Where the clocks are put back it is
 * the first of the two; where they are put forward, a moment as much later as they were put.
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
