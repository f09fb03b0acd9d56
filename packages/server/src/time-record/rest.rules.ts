import type { DayTimes } from '#db/schema/shifts.ts'
import type { TimeRules } from '#db/schema/time-rules.ts'
import type { WorkedDay } from './workday.ts'

const minuteMs = 60_000
const minutesBetween = (date: string, other: string) => (Date.parse(other) - Date.parse(date)) / minuteMs
/**
 * The days "immediately after" that compensate for a reduced rest (RD 1561/1995 art. 19.2), in worked days.
 */
const madeUpWithin = 2

type RulesOn = (date: string) => Pick<TimeRules, 'limits'>
/**
 * Whether the plan changes the shift between two consecutive worked days, with less than this many minutes
 * between.
 */
export type ChangesShift = (before: string, date: string, restMinutes: number) => boolean
/** The start and the end of a working day. */
type RestedDay = Pick<WorkedDay, 'date' | 'startedAt' | 'endedAt'>
/** A working day, the one before it and the rest between them in milliseconds. */
type Rest = { date: string; before: string; ms: number }

/**
 * Whether the last of these ordered days lacks rest: the rest before it is shorter than the law requires,
 * unless the shift changes there and the rules allow a reduction; or an earlier reduced rest is due and not
 * compensated.
 */
export function lacksRest(days: readonly RestedDay[], rulesOn: RulesOn, changesShift: ChangesShift): boolean {
  const last = days.length - 1
  const rest = restBefore(days, last)
  const { limits } = rulesOn(days[last]?.date ?? '')
  if (rest !== undefined && lackingMs(rest, limits) > 0 && !isReduced(rest, limits, changesShift)) return true
  return limits.shiftChange.isOn && lacksMadeUp(days, rulesOn, changesShift)
}

/** The days after a rest that the rules allow the plan to reduce, according to the record. */
export const reducedRests = (days: readonly RestedDay[], rulesOn: RulesOn): Rest[] =>
  days.flatMap((_, at) => {
    const rest = restBefore(days, at)
    return rest !== undefined && isReduced(rest, rulesOn(rest.date).limits, () => true) ? [rest] : []
  })

/**
 * Whether a reduced rest had to be compensated by the last of these days, and was not. The oldest is
 * compensated first.
 */
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

/** An open day has no end: the previous closed one counts. */
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

/** The shift changes of a plan: a different start, so soon that the rest between is short. */
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
