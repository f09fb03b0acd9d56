import { daysAfter } from '#db/day.ts'
import type { TimeLimit } from '#db/schema/time-rules.ts'
import { instantIn } from '#db/zoned-day.ts'
import { lengthMs, sharedMs, type TimeRange } from './time-ranges.ts'
import type { WorkedDay } from './workday.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Weekly rest may be put together within so many days, which hold so many of them (ET art. 37.1). */
const restWithin = { days: 14, rests: 2 }
/** Hours at night are averaged over so many days (ET art. 36.1). */
const averagedDays = 15
/** Who normally is at work so long of a day at night works by night (ET art. 36.1); so many nights are a habit. */
const nightWork = { ms: 3 * 60 * minuteMs, fewestNights: 3 }
const night = { from: '22:00', until: '06:00' } as const

/** So far back are days read by which another is judged. */
export const periodDays = averagedDays

/**
 * Whether the fourteen days until the end of the last of these, which are in order, hold less rest than two weeks ask for:
 * two times at a stretch, or one as long as both.
 */
export function lacksWeeklyRest(days: readonly WorkedDay[], { isOn, minutes }: TimeLimit): boolean {
  const last = days.at(-1)
  if (!isOn || minutes === 0 || last === undefined) return false
  let workedUntil = last.lastAt.getTime() - restWithin.days * dayMs
  let rests = 0
  for (const { startedAt, lastAt } of days) {
    rests += Math.max(0, Math.floor((startedAt.getTime() - workedUntil) / (minutes * minuteMs)))
    workedUntil = Math.max(workedUntil, lastAt.getTime())
  }
  return rests < restWithin.rests
}

/** Whether the last of these days, which are in order, is of somebody who works by night, and more on average than a day may have. */
export function isOverAtNight(days: readonly WorkedDay[], { isOn, minutes }: TimeLimit): boolean {
  const last = days.at(-1)
  if (!isOn || last === undefined || !isNight(last) || !worksByNight(days)) return false
  const worked = averaged(days, last)
  return lengthMs(worked.flatMap(({ effective }) => effective)) > worked.length * minutes * minuteMs
}

/**
 * Whether somebody works by night on the last of these days, which are in order: most of the days that they worked in the
 * fifteen until it are nights. What is planned of them may say so, too; that is no matter of what was recorded.
 */
export function worksByNight(days: readonly WorkedDay[]): boolean {
  const last = days.at(-1)
  if (last === undefined) return false
  const worked = averaged(days, last)
  const nights = worked.filter(isNight).length
  return nights >= nightWork.fewestNights && nights * 2 > worked.length
}

function averaged(days: readonly WorkedDay[], { date: last }: WorkedDay): readonly WorkedDay[] {
  const since = daysAfter(last, 1 - averagedDays)
  return days.filter(({ date }) => date >= since)
}

/** Each day is looked at as one of the fifteen until many others. */
const knownNights = new WeakMap<WorkedDay, boolean>()

function isNight(day: WorkedDay): boolean {
  const known = knownNights.get(day)
  if (known !== undefined) return known
  const { date, timeZone, effective } = day
  const found = sharedMs(effective, nightsAround(date, timeZone)) >= nightWork.ms
  knownNights.set(day, found)
  return found
}

/** The nights of days by zone; everybody who is judged has worked in the same. */
const nights = new Map<string, TimeRange[]>()
const mostNights = 1000

/** The night that ends on a day, that which begins on it, and the next. */
function nightsAround(date: string, timeZone: string): TimeRange[] {
  const key = `${date} ${timeZone}`
  const known = nights.get(key)
  if (known !== undefined) return known
  const found = [-1, 0, 1].map((days) => ({
    startedAt: instantIn(daysAfter(date, days), night.from, timeZone),
    endedAt: instantIn(daysAfter(date, days + 1), night.until, timeZone),
  }))
  if (nights.size >= mostNights) nights.clear()
  nights.set(key, found)
  return found
}
