import { grouped } from '#db/grouped.ts'
import type { TimeLimit, TimeRules } from '#db/schema/time-rules.ts'
import { type ChangesShift, lacksRest } from './rest.rules.ts'
import { isOverAtNight, lacksWeeklyRest, periodDays, worksByNight } from './period.rules.ts'
import type { Counts, DayIncident, JudgedEntry, Segment, Span, WorkedDay } from './workday.ts'
import { dateOf, spansOf } from './spans.rules.ts'

const secondMs = 1000

/** The seconds of a day by category. The three parts always add up to the presence. */
export type DaySums = { presence: number; effective: number; nonEffective: number; unallocated: number }

/** A working day: everything that began on this day in the person's zone, even if it ended on the next (FIC-4). */
export type Workday = {
  date: string
  startedAt: Date
  /** The last exit; null while the person is at work. */
  endedAt: Date | null
  /** The start of the running span; null when none is running. */
  openSince: Date | null
  /** Its last known moment. */
  lastAt: Date
  timeZone: string
  segments: readonly Segment[]
  incidents: readonly DayIncident[]
}

/** An evaluated working day, and whether the person is a night worker on it. */
export type JudgedDay = Workday & { byNight: boolean }

/** What days are derived with beside the entries: the time rules of each day, and the working days before them, in order. */
export type DayRules = {
  now: Date
  rulesOn: (date: string) => TimeRules
  before?: readonly WorkedDay[]
  /** As the plan has it; without one no shift changes. */
  changesShift?: ChangesShift
}

/** Derives a person's working days from their clock entries, sorted. */
export function workdaysOf(entries: readonly JudgedEntry[], { now, ...rules }: DayRules): JudgedDay[] {
  return judged(clockDaysOf(entries, now), rules)
}

/** Evaluates sorted working days, each with the previous ones. */
export function judged(
  days: readonly Workday[],
  { rulesOn, before = [], changesShift = () => false }: Omit<DayRules, 'now'>,
): JudgedDay[] {
  const worked = [...before]
  return days.map((day) => {
    worked.push(workedDay(day))
    // As many as the longest period has days: older ones have no effect.
    const last = worked.slice(-periodDays)
    const isRestShort = lacksRest(last, rulesOn, changesShift)
    const found = incidentsOf(day, last, { ...rulesOn(day.date), isRestShort })
    return { ...day, incidents: [...new Set([...day.incidents, ...found])], byNight: worksByNight(last) }
  })
}

const workedDay = ({ date, startedAt, endedAt, lastAt, timeZone, segments }: Workday): WorkedDay => ({
  ...{ date, startedAt, endedAt, lastAt, timeZone },
  effective: segments
    .filter(({ counts }) => counts === 'effective')
    .map((one) => ({ startedAt: one.startedAt, endedAt: one.endedAt ?? lastAt })),
})

/** The same without evaluating limits. */
export function clockDaysOf(entries: readonly JudgedEntry[], now: Date): Workday[] {
  const byDay = grouped(spansOf(entries, now), dateOf)
  return [...byDay].map(([date, spans]) => dayOfSpans(date, spans))
}

function dayOfSpans(date: string, spans: readonly [Span, ...Span[]]): Workday {
  const [first] = spans
  const last = spans.at(-1) ?? first
  return {
    ...{ date, startedAt: first.startedAt, endedAt: last.endedAt, timeZone: first.timeZone },
    openSince: last.endedAt === null ? last.startedAt : null,
    lastAt: last.lastAt,
    segments: spans.flatMap(({ segments }) => segments),
    incidents: [...new Set(spans.flatMap(({ incidents }) => incidents))],
  }
}

/**
 * The sums of the segments; a running one counts until `now`. Durations are differences of instants, so that a night
 * with a clock change has 7 or 9 hours.
 */
export function sumsOf(segments: readonly Segment[], now: Date): DaySums {
  const sums = { presence: 0, effective: 0, nonEffective: 0, unallocated: 0 }
  for (const segment of segments) {
    const seconds = secondsOf(segment, now)
    sums.presence += seconds
    sums[partOf[segment.counts]] += seconds
  }
  return sums
}

const partOf = {
  effective: 'effective',
  non_effective: 'nonEffective',
  unallocated: 'unallocated',
} as const satisfies Record<Counts, keyof DaySums>

const secondsOf = ({ startedAt, endedAt }: Segment, now: Date): number =>
  Math.max(0, Math.round(((endedAt ?? now).getTime() - startedAt.getTime()) / secondMs))

/**
 * A running segment counts until its last known moment: unreported time is no incident. The day is the last one
 * worked.
 */
function incidentsOf(
  { segments, lastAt }: Workday,
  worked: readonly WorkedDay[],
  { limits, pauseMinutes, isRestShort }: TimeRules & { isRestShort: boolean },
): DayIncident[] {
  const found: DayIncident[] = []
  if (isOver(limits.day, sumsOf(segments, lastAt).effective)) found.push('excess')
  if (isRestShort) found.push('short_rest')
  if (isOver(limits.stretch, longestStretch(segments, lastAt, pauseMinutes * 60))) found.push('missing_rest')
  if (lacksWeeklyRest(worked, limits.week)) found.push('weekly_rest')
  if (isOverAtNight(worked, limits.night)) found.push('night_limit')
  if (segments.some((segment) => isOverlong(segment, lastAt))) found.push('break_exceeded')
  return found
}

const isOver = ({ isOn, minutes }: TimeLimit, seconds: number): boolean => isOn && seconds > minutes * 60

/** The longest time at work, in seconds, without a break or an absence of at least so many seconds. */
function longestStretch(segments: readonly Segment[], now: Date, pause: number): number {
  let longest = 0
  let stretch = 0
  let endedAt: number | undefined
  for (const segment of segments) {
    const isApart = endedAt !== undefined && segment.startedAt.getTime() - endedAt >= pause * secondMs
    const isRest = segment.kind === 'break' && secondsOf(segment, now) >= pause
    if (isApart || isRest) stretch = 0
    if (!isRest) stretch += secondsOf(segment, now)
    longest = Math.max(longest, stretch)
    endedAt = segment.endedAt?.getTime()
  }
  return longest
}

const isOverlong = (segment: Segment, now: Date): boolean =>
  segment.minutesPerUse !== null && secondsOf(segment, now) > segment.minutesPerUse * 60
