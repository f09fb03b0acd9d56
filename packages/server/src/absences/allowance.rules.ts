import type { AbsenceTerms } from '#db/schema/absence-types.ts'
import { fullWeekMinutes } from '#time-record/overtime-count.ts'
import { inUnits } from './count.rules.ts'

/** What somebody works under the contract that is in force. */
export type WorkingTime = { partTime: boolean; weeklyMinutes: number; weekDays: readonly number[] }
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
 * What there is of a type in a year, and how that is worked out: as the terms say, in proportion to the working time, or as
 * many hours as so many days of the person have (ET art. 37.9).
 */
export function allowanceOf(terms: AbsenceTerms, time: WorkingTime | null): Allowance | null {
  const { maxPerYear, yearlyBy, source } = terms
  if (maxPerYear === null) return null
  const none = { weeklyMinutes: null, fullWeeklyMinutes: null, dayMinutes: null, days: null, source }
  const { weeklyMinutes = fullWeekMinutes, partTime = false } = time ?? {}
  if (yearlyBy === 'days') {
    const dayMinutes = dayMinutesOf(weeklyMinutes, time?.weekDays ?? [])
    const allowance = Math.round(maxPerYear * dayMinutes)
    return {
      allowance,
      explanation: { ...none, kind: 'days', full: allowance, weeklyMinutes, dayMinutes, days: maxPerYear },
    }
  }
  const full = inUnits(maxPerYear, terms)
  if (yearlyBy === 'fixed' || !partTime || weeklyMinutes >= fullWeekMinutes)
    return { allowance: full, explanation: { ...none, kind: 'fixed', full } }
  return {
    allowance: Math.ceil((full * weeklyMinutes) / fullWeekMinutes),
    explanation: {
      ...none,
      kind: 'part_time',
      full,
      weeklyMinutes,
      fullWeeklyMinutes: fullWeekMinutes,
    },
  }
}

/** An average day: the week shared among the days on which there is work; five where the contract does not say which. */
function dayMinutesOf(weeklyMinutes: number, weekDays: readonly number[]): number {
  const worked = weekDays.filter((minutes) => minutes > 0).length
  return Math.round(weeklyMinutes / (worked === 0 ? 5 : worked))
}
