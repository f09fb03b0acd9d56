import { daysAfter } from '#db/day.ts'
import type { TimeLimit } from '#db/schema/time-rules.ts'
import { instantIn } from '#db/zoned-day.ts'
import { lengthMs, sharedMs, type TimeRange } from './time-ranges.ts'
import type { WorkedDay } from './workday.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Weekly rest may be accumulated over this many days, which must contain this many of them (ET art. 37.1). */
const restWithin = { days: 14, rests: 2 }
/** Night hours are averaged over this many days (ET art. 36.1). */
const averagedDays = 15
/** A night worker normally works this long of a day at night (ET art. 36.1); this many nights are regular. */
const nightWork = { ms: 3 * 60 * minuteMs, fewestNights: 3 }
const night = { from: '22:00', until: '06:00' } as const

/** How many earlier days are needed to evaluate a day. */
export const periodDays = averagedDays

/**
 * Whether the fourteen days up to the last of these sorted days contain less rest than two weeks require: two
 * uninterrupted periods, or one as long as both.
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

/** Whether the last of these sorted days is of a night worker whose average exceeds the daily limit. */
export function isOverAtNight(days: readonly WorkedDay[], { isOn, minutes }: TimeLimit): boolean {
  const last = days.at(-1)
  if (!isOn || last === undefined || !isNight(last) || !worksByNight(days)) return false
  const worked = averaged(days, last)
  return lengthMs(worked.flatMap(({ effective }) => effective)) > worked.length * minutes * minuteMs
}

/**
 * Whether somebody is a night worker on the last of these sorted days: most of the days worked in the preceding
 * fifteen are nights. Planned work is evaluated elsewhere.
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

/** Cached: each day is in the fifteen-day window of many others. */
const knownNights = new WeakMap<WorkedDay, boolean>()

function isNight(day: WorkedDay): boolean {
  const known = knownNights.get(day)
  if (known !== undefined) return known
  const { date, timeZone, effective } = day
  const found = sharedMs(effective, nightsAround(date, timeZone)) >= nightWork.ms
  knownNights.set(day, found)
  return found
}

/** The nights of days by zone; one person's days are usually in the same one. */
const nights = new Map<string, TimeRange[]>()
const mostNights = 1000

/** The night that ends on a day, the one that begins on it, and the next. */
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
