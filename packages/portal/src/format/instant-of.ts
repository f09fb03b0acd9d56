import { formatDateTime } from './date-time.ts'

const minuteMs = 60_000

/**
 * The instant of a local date and time in a time zone (default UTC), as `YYYY-MM-DD` and `HH:MM`; undefined for an
 * invalid one. When clocks go forward, the next existing time.
 */
export function instantOf(
  day: string,
  time: string,
  timeZone: string | null | undefined,
): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^([01]?\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  const wall = Date.parse(`${day}T${time.padStart(5, '0')}:00Z`)
  if (Number.isNaN(wall)) return undefined
  const aheadAt = (instant: number) => {
    const shown = formatDateTime(new Date(instant), timeZone).replace(' ', 'T')
    return Math.round((Date.parse(`${shown}Z`) - instant) / minuteMs) * minuteMs
  }
  const first = wall - aheadAt(wall)
  return new Date(wall - aheadAt(first)).toISOString()
}
