import { daysAfter } from '#db/day.ts'
import { instantIn } from '#db/zoned-day.ts'
import type { DayTimes, Times } from '#db/schema/shifts.ts'
import { lengthMs, type TimeRange, without } from './time-ranges.ts'

/** A version of a pattern from a day on; null is from the beginning. Its weeks repeat. */
export type PatternVersion = { validFrom: string | null; anchorOn: string; weeks: readonly DayTimes[][] }

/** An assignment of a pattern to a person; `firstWeek` is theirs in the first version of the pattern. */
export type Assignment = {
  startsOn: string
  endsOn: string | null
  firstWeek: number
  versions: readonly PatternVersion[]
}

/** Everything that determines a person's planned work. */
export type Plan = {
  timeZone: string
  /** Dated shifts by day. */
  shifts: ReadonlyMap<string, DayTimes>
  assignments: readonly Assignment[]
  /** The plain week of the contract: minutes from Monday to Sunday. */
  weekDays: readonly number[]
  holidays: ReadonlySet<string>
}

export type PlanSource = 'shift' | 'pattern' | 'contract'
/** The planned work of a day; a plain contract has only minutes, no times. */
export type PlannedDay = { date: string; source: PlanSource; times: DayTimes | null; minutes: number }

const dayMs = 24 * 60 * 60_000
const minuteMs = 60_000
const minutesOfDay = 24 * 60

/**
 * The planned work of a day. A dated shift overrides the assigned pattern, which overrides the contract's plain week.
 */
export function plannedOn(plan: Plan, date: string): PlannedDay {
  const { timeZone, shifts, assignments, holidays } = plan
  const dated = shifts.get(date)
  if (dated !== undefined) return planned('shift', dated, { date, timeZone })
  const assigned = assignments.find(({ startsOn, endsOn }) => startsOn <= date && (endsOn ?? date) >= date)
  if (assigned !== undefined) {
    const times = holidays.has(date) ? { segments: [] } : timesOf(assigned, date)
    return planned('pattern', times, { date, timeZone })
  }
  const minutes = holidays.has(date) ? 0 : (plan.weekDays[weekdayOf(date)] ?? 0)
  return { date, source: 'contract', times: null, minutes }
}

const planned = (
  source: PlanSource,
  times: DayTimes,
  { date, timeZone }: { date: string; timeZone: string },
): PlannedDay => ({ date, source, times, minutes: minutesOf(times, date, timeZone) })

/** The times of a person's pattern on a day, by the version in force. */
export function timesOf(
  { versions, firstWeek }: Omit<Assignment, 'startsOn' | 'endsOn'>,
  date: string,
): DayTimes {
  const held = versions.findLast(({ validFrom }) => validFrom === null || validFrom <= date)
  const { anchorOn, weeks } = held ?? { anchorOn: date, weeks: [] }
  const since = Math.floor((dayNumberOf(date) - dayNumberOf(mondayOf(anchorOn))) / 7)
  const week = (((since + firstWeek - 1) % weeks.length) + weeks.length) % weeks.length
  return weeks[week]?.[weekdayOf(date)] ?? { segments: [] }
}

/** Effective minutes of a day as differences of instants: a night with a clock change has 7 or 9 hours. */
export function minutesOf({ segments, breaks = [] }: DayTimes, date: string, timeZone: string): number {
  const worked = without(spansOn(segments, date, timeZone), spansOn(breaks, date, timeZone))
  return Math.round(lengthMs(worked) / minuteMs)
}

/** The same on a day without a clock change. */
export const plainMinutesOf = ({ segments, breaks = [] }: DayTimes): number => sumOf(segments) - sumOf(breaks)
const sumOf = (times: readonly Times[]): number => times.reduce((sum, { start, end }) => sum + end - start, 0)

/** Times of a day as instants; a time in the skipped hour may become empty. */
export function spansOn(times: readonly Times[], date: string, timeZone: string): TimeRange[] {
  return times.flatMap(({ start, end }) => {
    const startedAt = wallInstant(date, start, timeZone)
    const endedAt = wallInstant(date, end, timeZone)
    return endedAt > startedAt ? [{ startedAt, endedAt }] : []
  })
}

/** The instant of a minute of a day, which may be on the next day. */
function wallInstant(date: string, minute: number, timeZone: string): Date {
  const day = daysAfter(date, Math.floor(minute / minutesOfDay))
  const two = (number: number) => String(number).padStart(2, '0')
  const rest = minute % minutesOfDay
  return instantIn(day, `${two(Math.floor(rest / 60))}:${two(rest % 60)}`, timeZone)
}

/** 0 is Monday. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
const mondayOf = (date: string): string => daysAfter(date, -weekdayOf(date))
const dayNumberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs
