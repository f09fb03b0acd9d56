import { daysAfter } from '#db/day.ts'
import { companyZone, dayIn, instantIn } from '#db/zoned-day.ts'
import { spansOn, weekdayOf } from '#time-record/shift-plan.rules.ts'
import type { TimeRange } from '#time-record/time-ranges.ts'

/** A range of minutes of the local day. */
type Times = { start: number; end: number }

/** The hours of a service: seven days from Monday on, except holidays (`YYYY-MM-DD`). */
export type ServiceHours = {
  timeZone: string
  week: readonly (readonly Times[])[]
  holidays: ReadonlySet<string>
}

export const minuteMs = 60_000
const minutesOfDay = 24 * 60
const saturday = 5
/** An upper bound: a term of a year of minutes is over by then, however few the weekly hours are. */
const mostDays = 20 * 366

const always: readonly Times[] = [{ start: 0, end: minutesOfDay }]
/** The default for a service without hours: it is always open. */
export const aroundTheClock: ServiceHours = {
  ...{ timeZone: companyZone, holidays: new Set<string>() },
  week: Array.from({ length: 7 }, () => always),
}

/** Caches the hours of a day as instants, by service: computing them needs two time zone conversions. */
const known = new WeakMap<ServiceHours, Map<string, TimeRange[]>>()

function spansOf(hours: ServiceHours, day: string): TimeRange[] {
  let days = known.get(hours)
  if (days === undefined) known.set(hours, (days = new Map<string, TimeRange[]>()))
  let spans = days.get(day)
  if (spans === undefined) days.set(day, (spans = read(hours, day)))
  return spans
}

function read({ timeZone, week, holidays }: ServiceHours, day: string): TimeRange[] {
  return holidays.has(day) ? [] : spansOn(week[weekdayOf(day)] ?? [], day, timeZone)
}

/** The instant after this many milliseconds of service; null for a service that is never open. */
export function serviceTimeAfter(hours: ServiceHours, from: Date, ms: number): Date | null {
  let left = ms
  let day = dayIn(from, hours.timeZone)
  for (let count = 0; count < mostDays; count += 1, day = daysAfter(day, 1))
    for (const { startedAt, endedAt } of spansOf(hours, day)) {
      const begin = Math.max(startedAt.getTime(), from.getTime())
      const length = Math.max(0, endedAt.getTime() - begin)
      if (length >= left && length > 0) return new Date(begin + left)
      left -= length
    }
  return null
}

/** Milliseconds of service between two instants. */
export function serviceTimeBetween(hours: ServiceHours, from: Date, until: Date): number {
  let sum = 0
  const last = dayIn(until, hours.timeZone)
  for (let day = dayIn(from, hours.timeZone); day <= last; day = daysAfter(day, 1))
    for (const { startedAt, endedAt } of spansOf(hours, day)) {
      const begin = Math.max(startedAt.getTime(), from.getTime())
      sum += Math.max(0, Math.min(endedAt.getTime(), until.getTime()) - begin)
    }
  return sum
}

/** Whether a day is a working day by law: no Saturday, Sunday or holiday, whatever the hours of the service are. */
const isWorkingDay = ({ holidays }: ServiceHours, day: string): boolean =>
  weekdayOf(day) < saturday && !holidays.has(day)

/** The end of this many working days after the day of `from`, skipping those with `isLeftOut`. */
export function workingDaysAfter(
  hours: ServiceHours,
  from: Date,
  days: number,
  isLeftOut: (startedAt: Date, endedAt: Date) => boolean = () => false,
): Date {
  let day = dayIn(from, hours.timeZone)
  let endedAt = from
  for (let left = days; left > 0; ) {
    day = daysAfter(day, 1)
    const startedAt = instantIn(day, '00:00', hours.timeZone)
    endedAt = instantIn(daysAfter(day, 1), '00:00', hours.timeZone)
    if (isWorkingDay(hours, day) && !isLeftOut(startedAt, endedAt)) left -= 1
  }
  return endedAt
}
