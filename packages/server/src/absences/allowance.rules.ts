import type { AbsenceTerms } from '#db/schema/absence-types.ts'
import { inUnits } from './count.rules.ts'

/** The person's hours under the current contract, and full time under the rules that apply. */
export type WorkingTime = {
  partTime: boolean
  weeklyMinutes: number
  weekDays: readonly number[]
  fullWeekMinutes: number
}
export type Allowance = {
  allowance: number
  explanation: {
    kind: 'fixed' | 'part_time' | 'days'
    full: number
    weeklyMinutes: number | null
    fullWeeklyMinutes: number | null
    dayMinutes: number | null
    days: number | null
    source: string
  }
}

/**
 * The allowance of a type in a year, and its calculation: as the terms say, in proportion to the working time, or as
 * the hours of this many of the person's days (ET art. 37.9).
 */
export function allowanceOf(terms: AbsenceTerms, time: WorkingTime): Allowance | null {
  if (terms.maxPerYear === null) return null
  if (terms.yearlyBy === 'days') return ofDays(terms.maxPerYear, time, terms.source)
  const full = inUnits(terms.maxPerYear, terms)
  const isPart = terms.yearlyBy === 'part_time' && time.partTime && time.weeklyMinutes < time.fullWeekMinutes
  return isPart
    ? ofPart(full, time, terms.source)
    : { allowance: full, explanation: fixed(full, terms.source) }
}

const fixed = (full: number, source: string): Allowance['explanation'] => ({
  ...{ kind: 'fixed', full, source },
  ...{ weeklyMinutes: null, fullWeeklyMinutes: null, dayMinutes: null, days: null },
})

function ofPart(full: number, time: WorkingTime, source: string): Allowance {
  const { weeklyMinutes, fullWeekMinutes: fullWeeklyMinutes } = time
  const part = { kind: 'part_time', weeklyMinutes, fullWeeklyMinutes } as const
  const allowance = Math.ceil((full * weeklyMinutes) / fullWeeklyMinutes)
  return { allowance, explanation: { ...fixed(full, source), ...part } }
}

function ofDays(days: number, { weeklyMinutes, weekDays }: WorkingTime, source: string): Allowance {
  const dayMinutes = dayMinutesOf(weeklyMinutes, weekDays)
  const allowance = Math.round(days * dayMinutes)
  const details = { kind: 'days', weeklyMinutes, dayMinutes, days } as const
  return { allowance, explanation: { ...fixed(allowance, source), ...details } }
}

/** An average day: the week divided by its working days; by five where the contract does not say which. */
function dayMinutesOf(weeklyMinutes: number, weekDays: readonly number[]): number {
  const worked = weekDays.filter((minutes) => minutes > 0).length
  return Math.round(weeklyMinutes / (worked === 0 ? 5 : worked))
}
