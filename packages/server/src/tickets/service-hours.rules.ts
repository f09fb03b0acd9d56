import { daysAfter } from '#db/day.ts'
import { dayIn, instantIn } from '#db/zoned-day.ts'
import { spansOn, weekdayOf } from '#time-record/shift-plan.rules.ts'
import type { TimeRange } from '#time-record/time-ranges.ts'

/** From one minute of the day to another, of a clock on the wall. */
type Times = { start: number; end: number }

/** When a service works: seven days from Monday on, none of which counts on a holiday (`YYYY-MM-DD`). */
export type ServiceHours = {
  timeZone: string
  week: readonly (readonly Times[])[]
  holidays: ReadonlySet<string>
}

export const minuteMs = 60_000
const minutesOfDay = 24 * 60
const saturday = 5
/** A term of a year of minutes is over by then, however few hours a week a service works. */
const mostDays = 20 * 366

const always: readonly Times[] = [{ start: 0, end: minutesOfDay }]
/** What holds for a service that nobody has given hours: it never rests. */
export const aroundTheClock: ServiceHours = {
  ...{ timeZone: 'Europe/Madrid', holidays: new Set<string>() },
  week: Array.from({ length: 7 }, () => always),
}

/** The hours of a day as instants, by their service: finding them costs two looks at a zone. */
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

/** The instant at which so many milliseconds of service have passed since `from`; null for a service that never works. */
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

/** Whether a day is a working day by law: no Saturday, no Sunday and no holiday, whatever the hours of the service are. */
const isWorkingDay = ({ holidays }: ServiceHours, day: string): boolean =>
  weekdayOf(day) < saturday && !holidays.has(day)

/**
 * When the last of so many working days is over that follow the day of `from`; what `isLeftOut` does not count.
 */
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
