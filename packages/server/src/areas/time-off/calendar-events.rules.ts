import { daysAfter } from '#db/day.ts'
import type { StoredAbsenceState } from '#db/schema/absences.ts'
import type { DayTimes } from '#db/schema/shifts.ts'
import type { DayPart, StoredVacationState } from '#db/schema/vacations.ts'
import type { EventState } from '#http/calendar-file.ts'
import { spansOn } from '#time-record/shift-plan.rules.ts'
import { lengthMs, type TimeRange, without } from '#time-record/time-ranges.ts'
import type { AbsenceRow, Day, VacationRow } from './calendar-events.queries.ts'

/** A run of whole days, or a partial day. */
export type Run = { from: string; until: string; part: DayPart; minutes: number | null; start: number | null }

/** Vacation that does not take place. */
export const vacationsOff: readonly StoredVacationState[] = [
  ...(['rejected', 'expired', 'withdrawn', 'cancelled', 'cancelled_by_company'] as const),
]
/** Absences that do not take place. An unjustified one did. */
export const absencesOff: readonly StoredAbsenceState[] = ['rejected', 'cancelled']

export function vacationState({ state }: Pick<VacationRow, 'state'>): EventState {
  if (vacationsOff.includes(state)) return 'cancelled'
  return state === 'approved' || state === 'cancellation_requested' ? 'confirmed' : 'tentative'
}

export function absenceState({ state, isInForce }: Pick<AbsenceRow, 'state' | 'isInForce'>): EventState {
  if (absencesOff.includes(state)) return 'cancelled'
  return isInForce || state === 'not_justified' ? 'confirmed' : 'tentative'
}

/** Consecutive whole days are one run; a partial day is separate. */
export function runsOf(days: readonly Day[]): Run[] {
  const runs: Run[] = []
  for (const { date, part, minutes, start = null } of days) {
    const last = runs.at(-1)
    const goesOn = last?.part === 'day' && part === 'day' && daysAfter(last.until, 1) === date
    if (goesOn) last.until = date
    else runs.push({ from: date, until: date, part, minutes, start })
  }
  return runs
}

/** The days of an absence; partial days are separate. */
export function daysOf({ from, until, part, minutes, start }: AbsenceRow): Run[] {
  if (part === 'day') return [{ from, until, part, minutes, start }]
  const days: Day[] = []
  for (let date = from; date <= until; date = daysAfter(date, 1)) days.push({ date, part, minutes, start })
  return runsOf(days)
}

type OnDay = { date: string; timeZone: string }

/** The time of a partial day given in hours. */
export function hoursOf({ start, minutes }: Run, { date, timeZone }: OnDay): TimeRange | undefined {
  if (start === null || minutes === null) return undefined
  return spansOn([{ start, end: start + minutes }], date, timeZone)[0]
}

/** The time of half a planned day: until half of its work is done, or from then on. Undefined without planned work. */
export function halfOf(
  { segments, breaks = [] }: DayTimes,
  { date, timeZone, part }: OnDay & { part: 'morning' | 'afternoon' },
): TimeRange | undefined {
  const worked = without(spansOn(segments, date, timeZone), spansOn(breaks, date, timeZone))
  const [first, last] = [worked[0], worked.at(-1)]
  if (first === undefined || last === undefined) return undefined
  let left = lengthMs(worked) / 2
  for (const { startedAt, endedAt } of worked) {
    const length = endedAt.getTime() - startedAt.getTime()
    if (length < left) left -= length
    else {
      const middle = new Date(startedAt.getTime() + left)
      return part === 'morning'
        ? { startedAt: first.startedAt, endedAt: middle }
        : { startedAt: middle, endedAt: last.endedAt }
    }
  }
  return undefined
}
