import type { DayPart, LeaveUnit, VacationKind, VacationRules } from '#db/schema/vacations.ts'
import { unitsOfDay } from './entitlement.rules.ts'

export type CountReason =
  | 'natural_day'
  | 'working_day'
  | 'half_day'
  | 'hours'
  | 'holiday'
  | 'weekend'
  | 'not_planned'
  | 'no_contract'
/** A requested day. */
export type AskedDay = { date: string; part: DayPart; minutes: number | null }
/** The planned work of a person's day; null without a contract. */
export type PlannedDay = { plannedMinutes: number | null; holiday: string | null }
export type CountedDay = AskedDay & { units: number; reason: CountReason; holiday: string | null }

/** The counting unit of a kind under a policy: loose days are always working days. */
export const unitOf = (kind: VacationKind, { unit }: Pick<VacationRules, 'unit'>): LeaveUnit =>
  kind === 'loose' ? 'working' : unit

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

/** How much a day counts, and why. Every calendar day counts; otherwise only days with planned work do. */
export function counted(unit: LeaveUnit, day: AskedDay, planned: PlannedDay): CountedDay {
  const { plannedMinutes, holiday } = planned
  const of = (units: number, reason: CountReason): CountedDay => ({ ...day, units, reason, holiday })
  if (plannedMinutes === null) return of(0, 'no_contract')
  const isHalf = day.part === 'morning' || day.part === 'afternoon'
  if (unit === 'natural') return isHalf ? of(unitsOfDay / 2, 'half_day') : of(unitsOfDay, 'natural_day')
  if (plannedMinutes === 0) return of(0, whyFree(day.date, holiday))
  if (unit === 'hours') return of(minutesOf(day, plannedMinutes), 'hours')
  return isHalf ? of(unitsOfDay / 2, 'half_day') : of(unitsOfDay, 'working_day')
}

/** Why a day has no planned work. */
export function whyFree(date: string, holiday: string | null): 'holiday' | 'weekend' | 'not_planned' {
  if (holiday !== null) return 'holiday'
  return isWeekend(date) ? 'weekend' : 'not_planned'
}

/** No day counts for more than its planned work. */
function minutesOf({ part, minutes }: AskedDay, plannedMinutes: number): number {
  if (part === 'day') return plannedMinutes
  if (part === 'hours') return Math.min(minutes ?? 0, plannedMinutes)
  return Math.ceil(plannedMinutes / 2)
}
