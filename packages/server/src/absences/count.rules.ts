import type { AbsenceTerms } from '#db/schema/absence-types.ts'
import type { AbsenceUnit } from '#db/schema/absences.ts'
import type { DayPart } from '#db/schema/vacations.ts'
import { type PlannedDay, whyFree } from '#vacations/count.rules.ts'

export type AbsenceDayReason =
  | 'natural_day'
  | 'working_day'
  | 'half_day'
  | 'hours'
  | 'holiday'
  | 'weekend'
  | 'not_planned'
  | 'no_contract'
  | 'before_first_working_day'
export type CountedAbsenceDay = {
  date: string
  units: number
  reason: AbsenceDayReason
  holiday: string | null
}
/** Days that are counted alike: all of them whole, or one partial day. */
export type Counting = {
  unit: AbsenceUnit
  part: DayPart
  minutes: number | null
  /** Leave in calendar days begins on the first working day, sick leave on the first day. */
  beginsWithWork: boolean
}
export type Planned = { date: string } & PlannedDay

/** The counting unit of a type: weeks in days, hours in minutes. */
export function unitOf({ unit }: Pick<AbsenceTerms, 'unit'>): AbsenceUnit {
  if (unit === 'working_days') return 'working_days'
  return unit === 'hours' || unit === 'minutes' ? 'minutes' : 'natural_days'
}

const perUnit = { working_days: 1, natural_days: 1, weeks: 7, hours: 60, minutes: 1 } as const

/** An amount of the terms' unit, in the counting unit. */
export const inUnits = (amount: number, { unit }: Pick<AbsenceTerms, 'unit'>): number =>
  amount * perUnit[unit]

/** How much each of these days counts, and why, in order. */
export function countedDays(days: readonly Planned[], counting: Counting): CountedAbsenceDay[] {
  const first = days.find(({ plannedMinutes }) => (plannedMinutes ?? 0) > 0)?.date
  return days.map((day) => {
    const isBefore = counting.beginsWithWork && first !== undefined && day.date < first
    return { date: day.date, holiday: day.holiday, ...countOf(day, counting, isBefore) }
  })
}

type Count = Pick<CountedAbsenceDay, 'units' | 'reason'>

function countOf({ date, plannedMinutes, holiday }: Planned, counting: Counting, isBefore: boolean): Count {
  const { unit, part } = counting
  if (plannedMinutes === null) return { units: 0, reason: 'no_contract' }
  if (unit === 'natural_days') {
    if (isBefore) return { units: 0, reason: 'before_first_working_day' }
    return wholeOrHalf(part, 'natural_day')
  }
  if (plannedMinutes === 0) return { units: 0, reason: whyFree(date, holiday) }
  if (unit === 'minutes') return { units: minutesOf(counting, plannedMinutes), reason: 'hours' }
  return wholeOrHalf(part, 'working_day')
}

const wholeOrHalf = (part: DayPart, whole: 'natural_day' | 'working_day'): Count =>
  part === 'day' ? { units: 1, reason: whole } : { units: 0.5, reason: 'half_day' }

/** No day counts for more than its planned work. */
function minutesOf({ part, minutes }: Counting, plannedMinutes: number): number {
  if (part === 'day') return plannedMinutes
  return part === 'hours' ? Math.min(minutes ?? 0, plannedMinutes) : Math.ceil(plannedMinutes / 2)
}

/** The total of the days. */
export const sumOf = (days: readonly { units: number }[]): number =>
  days.reduce((all, { units }) => all + units, 0)
