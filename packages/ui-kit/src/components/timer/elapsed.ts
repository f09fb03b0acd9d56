import { formatNumber } from '#words/format.ts'

/** What a clock counts: instants are ISO texts with a zone, such as `2026-11-20T08:00:00Z`. */
export interface ClockSpan {
  startedAt: string
  /** The beginning of the current pause, during which the clock stops. */
  pausedAt?: string | undefined
  /** The end, at which the clock stops for good. */
  endedAt?: string | undefined
  /** Seconds of earlier pauses, which do not count. */
  pausedSeconds?: number | undefined
}

/** The elapsed whole seconds without pauses; `now` in milliseconds. Never negative. */
export function elapsedSeconds(
  { startedAt, pausedAt, endedAt, pausedSeconds = 0 }: ClockSpan,
  now: number,
): number {
  const stops = [now, ...[pausedAt, endedAt].flatMap((at) => (at === undefined ? [] : [Date.parse(at)]))]
  return Math.max(0, Math.floor((Math.min(...stops) - Date.parse(startedAt)) / 1000) - pausedSeconds)
}

/** The remaining seconds until an instant, rounded up. Never negative. */
export const remainingSeconds = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))

const split = (seconds: number) => ({
  hours: Math.floor(seconds / 3600),
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
})

const twoDigits = (value: number): string => `${value}`.padStart(2, '0')

/** `07:05:09`; the hours continue above 24. */
export function clockFace(all: number): string {
  const { hours, minutes, seconds } = split(all)
  return [hours, minutes, seconds].map(twoDigits).join(':')
}

/** An ISO 8601 duration for the `dateTime` of a `<time>`: `PT7H5M9S`. */
export function isoDuration(all: number): string {
  const { hours, minutes, seconds } = split(all)
  return `PT${hours}H${minutes}M${seconds}S`
}

/** In words, without parts that are zero: `7 hours and 5 minutes`. From an hour on without seconds. */
export function longDuration(all: number, locale: string): string {
  const parts = Object.entries(split(all)).filter(([unit, value]) =>
    unit === 'seconds' ? all < 60 || (value > 0 && all < 3600) : value > 0,
  )
  const written = parts.map(([unit, value]) =>
    formatNumber(value, locale, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' }),
  )
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(written)
}
