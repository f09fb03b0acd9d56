import type { DayTimes } from '#db/schema/shifts.ts'
import type { TimeRules } from '#db/schema/time-rules.ts'
import type { WorkedDay } from './workday.ts'

const minuteMs = 60_000
const minutesBetween = (date: string, other: string) => (Date.parse(other) - Date.parse(date)) / minuteMs
/** The days "immediately after" by which a rest is made up for (RD 1561/1995 art. 19.2): so many that are worked. */
const madeUpWithin = 2

type RulesOn = (date: string) => Pick<TimeRules, 'limits'>
/** Whether the plan changes the shift between two days that were worked one after the other, with less than so many minutes between. */
export type ChangesShift = (before: string, date: string, restMinutes: number) => boolean
/** When a working day began and ended. */
type RestedDay = Pick<WorkedDay, 'date' | 'startedAt' | 'endedAt'>
/** A working day, the one before it and the rest between them in milliseconds. */
type Rest = { date: string; before: string; ms: number }

/**
 * Whether the last of these days, which are in order, has too short a rest before it: a shorter one than the law wants, unless
 * the plan changes the shift there and the rules let it be reduced; or because those since such a one have not made up for it.
 */
export function lacksRest(days: readonly RestedDay[], rulesOn: RulesOn, changesShift: ChangesShift): boolean {
  const last = days.length - 1
  const rest = restBefore(days, last)
  const { limits } = rulesOn(days[last]?.date ?? '')
  if (rest !== undefined && lackingMs(rest, limits) > 0 && !isReduced(rest, limits, changesShift)) return true
  return limits.shiftChange.isOn && lacksMadeUp(days, rulesOn, changesShift)
}

/** The days with a rest before them that the rules let the plan reduce, as far as the record tells. */
export const reducedRests = (days: readonly RestedDay[], rulesOn: RulesOn): Rest[] =>
  days.flatMap((_, at) => {
    const rest = restBefore(days, at)
    return rest !== undefined && isReduced(rest, rulesOn(rest.date).limits, () => true) ? [rest] : []
  })

/** Whether what reduced rests left lacking has to be made up for by the last of these days, and is not. The oldest comes first. */
function lacksMadeUp(days: readonly RestedDay[], rulesOn: RulesOn, changesShift: ChangesShift): boolean {
  let owed: { ms: number; due: number }[] = []
  for (const at of days.keys()) {
    const rest = restBefore(days, at)
    if (rest === undefined) continue
    const { limits } = rulesOn(rest.date)
    let more = rest.ms - limits.rest.minutes * minuteMs
    for (const one of owed) {
      const madeUp = Math.max(0, Math.min(one.ms, more))
      one.ms -= madeUp
      more -= madeUp
    }
    const isDue = owed.some(({ ms, due }) => ms > 0 && due === at)
    if (at === days.length - 1) return isDue
    owed = owed.filter(({ ms, due }) => ms > 0 && due > at)
    if (lackingMs(rest, limits) > 0 && isReduced(rest, limits, changesShift))
      owed.push({ ms: lackingMs(rest, limits), due: at + madeUpWithin })
  }
  return false
}

/** What an open day before left unsaid ended at no time: then the one before that is looked at. */
function restBefore(days: readonly RestedDay[], at: number): Rest | undefined {
  const day = days[at]
  const before = days.findLast(({ endedAt }, index) => index < at && endedAt !== null)
  if (day === undefined || before?.endedAt == null) return undefined
  return {
    date: day.date,
    before: before.date,
    ms: day.startedAt.getTime() - before.endedAt.getTime(),
  }
}

const lackingMs = ({ ms }: Rest, { rest }: TimeRules['limits']): number =>
  rest.isOn ? rest.minutes * minuteMs - ms : 0

function isReduced(
  { before, date, ms }: Rest,
  { rest, shiftChange }: TimeRules['limits'],
  changesShift: ChangesShift,
): boolean {
  const isLongEnough = shiftChange.isOn && ms >= shiftChange.minutes * minuteMs
  return isLongEnough && ms < rest.minutes * minuteMs && changesShift(before, date, rest.minutes)
}

/** What a plan says of shifts: they change where one begins at another time, and so soon that the rest between is short. */
export const changesIn =
  (plan: ReadonlyMap<string, DayTimes>): ChangesShift =>
  (before, date, restMinutes) => {
    const [from, to] = [shiftOf(plan.get(before)), shiftOf(plan.get(date))]
    if (from === undefined || to === undefined || from.start === to.start) return false
    return to.start + minutesBetween(before, date) - from.end < restMinutes
  }

function shiftOf(times: DayTimes | undefined): { start: number; end: number } | undefined {
  const first = times?.segments[0]
  const last = times?.segments.at(-1)
  return first && last && { start: first.start, end: last.end }
}
