import type { FieldErrors } from '#contract/refuse.ts'
import type { DayTimes, Times } from '#db/schema/shifts.ts'

const minutesOfDay = 24 * 60

/** The errors in the times of a day, by path below `at`; empty when valid. */
export function wrongTimes({ segments, breaks = [] }: DayTimes, at = ''): FieldErrors {
  const place = at === '' ? '' : `${at}.`
  const found: FieldErrors = {
    ...wrongOrder(segments, `${place}segments`),
    ...wrongOrder(breaks, `${place}breaks`),
  }
  if (Object.keys(found).length > 0) return found
  if (isTooLong(segments)) return { [`${place}segments`]: [{ error: 'less_than', count: minutesOfDay }] }
  const isWithin = (one: Times) => segments.some(({ start, end }) => start <= one.start && one.end <= end)
  return breaks.every(isWithin) ? {} : { [`${place}breaks`]: [{ error: 'inclusion' }] }
}

/** Whether it begins on another day, or lasts more than 24 hours. */
function isTooLong(segments: readonly Times[]): boolean {
  const [begin, end] = [segments[0]?.start ?? 0, segments.at(-1)?.end ?? 0]
  return begin >= minutesOfDay || end - begin > minutesOfDay
}

/** Each must end after it begins, and begin after the previous one ends. */
function wrongOrder(times: readonly Times[], place: string): FieldErrors {
  const backwards = times.find(({ start, end }) => end <= start)
  if (backwards !== undefined) return { [place]: [{ error: 'greater_than', value: wallOf(backwards.start) }] }
  const overlaps = times.find((one, at) => at > 0 && one.start < (times[at - 1]?.end ?? 0))
  return overlaps === undefined ? {} : { [place]: [{ error: 'taken', value: wallOf(overlaps.start) }] }
}

/** A minute of a day as local time. */
function wallOf(minute: number): string {
  const rest = minute % minutesOfDay
  return [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The errors in the weeks of a pattern: within a day, or between consecutive days. */
export function wrongWeeks(weeks: readonly (readonly DayTimes[])[]): FieldErrors {
  const days = weeks.flatMap((week, number) =>
    week.map((times, day) => ({ times, at: `weeks.${number}.${day}` })),
  )
  const found = Object.assign({}, ...days.map(({ times, at }) => wrongTimes(times, at))) as FieldErrors
  if (Object.keys(found).length > 0) return found
  const clash = days.find(({ times }, index) => {
    const after = days[(index + 1) % days.length]
    return after !== undefined && restBetween(times, after.times) < 0
  })
  return clash === undefined ? {} : { [`${clash.at}.segments`]: [{ error: 'taken' }] }
}

/** Normalised times for comparison: no breaks may be an empty list or undefined. */
export const pairsOf = ({ segments, breaks = [] }: DayTimes): number[][][] =>
  [segments, breaks].map((times) => times.map(({ start, end }) => [start, end]))

/** Local minutes between the shifts of two consecutive days; infinite when one is free. */
export function restBetween(day: DayTimes, after: DayTimes): number {
  const end = day.segments.at(-1)?.end
  const start = after.segments[0]?.start
  return end === undefined || start === undefined ? Infinity : start + minutesOfDay - end
}

/**
 * Parses times such as `22:00-02:00 02:30-06:00`: each begins after the previous one, possibly on the next day, and
 * none before `least`.
 */
export function timesIn(words: string, least = 0): Times[] | undefined {
  const found: Times[] = []
  for (const word of words.split(/[\s,;]+/).filter((one) => one !== '')) {
    const [, from, fromMinute, to, toMinute] = /^(\d{1,2}):(\d{2})[-–](\d{1,2}):(\d{2})$/.exec(word) ?? []
    const start = minuteOf(from, fromMinute)
    const end = minuteOf(to, toMinute)
    if (start === undefined || end === undefined) return undefined
    const begins = after(start, found.at(-1)?.end ?? least)
    found.push({ start: begins, end: after(end, begins + 1) })
  }
  return found
}

/** Parses a day: its times, with the breaks in brackets, such as `22:00-06:00 (02:00-02:30)`. */
export function dayIn(words: string): DayTimes | undefined {
  const [, times, pauses = ''] = /^([^()]*)(?:\(([^()]*)\))?\s*$/.exec(words) ?? []
  const segments = times === undefined ? undefined : timesIn(times)
  const breaks = timesIn(pauses, segments?.[0]?.start)
  return segments && breaks && { segments, breaks }
}

const after = (minute: number, least: number): number =>
  minute >= least ? minute : minute + Math.ceil((least - minute) / minutesOfDay) * minutesOfDay

function minuteOf(hour: string | undefined, minute: string | undefined): number | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)]
  return hours <= 24 && minutes < 60 ? hours * 60 + minutes : undefined
}
