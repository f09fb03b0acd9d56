/** A range of minutes of a day; beyond 1440 on the next day. */
export interface ShiftTimes {
  readonly start: number
  readonly end: number
}

const minutesOfDay = 24 * 60

/** Formats times: `22:00-02:00 02:30-06:00`. */
export const timesText = (times: readonly ShiftTimes[]): string =>
  times.map(({ start, end }) => `${wall(start)}-${wall(end)}`).join(' ')

function wall(minute: number): string {
  const rest = minute % minutesOfDay
  return [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * Parses times: each begins after the previous one, possibly on the next day. Undefined when invalid. `least` is the
 * minimum minute: the start of the shift, for breaks at night.
 */
export function readTimes(text: string, least = 0): ShiftTimes[] | undefined {
  const found: ShiftTimes[] = []
  for (const word of text.split(/[\s,;]+/).filter((one) => one !== '')) {
    const [, from, to] = /^(\d{1,2}(?::\d{2})?)[-–](\d{1,2}(?::\d{2})?)$/.exec(word) ?? []
    const [start, end] = [minuteOf(from), minuteOf(to)]
    if (start === undefined || end === undefined) return undefined
    const begins = after(start, found.at(-1)?.end ?? least)
    found.push({ start: begins, end: after(end, begins + 1) })
  }
  return found
}

/** Parses a time of day, `10:00`, into minutes; undefined when invalid. */
export const minuteIn = (text: string): number | undefined =>
  text.trim() === '' ? undefined : readTimes(`${text.trim()}-24:00`)?.[0]?.start

const after = (minute: number, least: number): number =>
  minute >= least ? minute : minute + Math.ceil((least - minute) / minutesOfDay) * minutesOfDay

function minuteOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  const [hours = NaN, minutes = 0] = word.split(':').map(Number)
  return hours <= 24 && minutes < 60 ? hours * 60 + minutes : undefined
}

/** Formats a day: its times, with breaks in brackets: `22:00-06:00 (02:00-02:30)`. */
export const dayText = ({ segments, breaks = [] }: DayTimes): string =>
  breaks.length === 0 ? timesText(segments) : `${timesText(segments)} (${timesText(breaks)})`

/** Parses the same format. */
export function readDay(text: string): { segments: ShiftTimes[]; breaks: ShiftTimes[] } | undefined {
  const [, times, pauses = ''] = /^([^()]*)(?:\(([^()]*)\))?\s*$/.exec(text) ?? []
  const segments = times === undefined ? undefined : readTimes(times)
  const breaks = readTimes(pauses, segments?.[0]?.start)
  return segments && breaks && { segments, breaks }
}

interface DayTimes {
  readonly segments: readonly ShiftTimes[]
  readonly breaks?: readonly ShiftTimes[]
}
