import type { EntitlementExplanation, LeaveUnit, VacationKind, VacationRules } from '#db/schema/vacations.ts'

/** Days of a year under contract, with the policy in force, sorted. */
export type ContractTime = { policyId: string; rules: VacationRules; days: number; daysOfYear: number }

export type Entitlement = {
  kind: VacationKind
  unit: LeaveUnit
  units: number
  policyId: string
  rules: VacationRules
  explanation: EntitlementExplanation
}

/** Natural and working days are counted in halves, so that a half day is an integer. */
export const unitsOfDay = 2
const stepOf = (unit: LeaveUnit) => (unit === 'hours' ? 1 : unitsOfDay)

/**
 * What the policies of a year grant: each its full year in proportion to its days. Annual and loose days are rounded
 * together, so that nobody gets a day for each; the loose ones are the nearest whole number of that.
 */
export function entitlementsOf(times: readonly ContractTime[]): Entitlement[] {
  const units = [...new Set(times.map(({ rules }) => rules.unit))]
  return units.flatMap((unit) =>
    ofUnit(
      unit,
      times.filter(({ rules }) => rules.unit === unit),
    ),
  )
}

function ofUnit(unit: LeaveUnit, times: readonly ContractTime[]): Entitlement[] {
  const last = times.at(-1)
  if (last === undefined) return []
  const { rules, daysOfYear, policyId } = last
  const looseOf = (one: VacationRules) => (unit === 'hours' ? 0 : one.looseUnits)
  const parts = times.map((one) => ({
    baseUnits: one.rules.annualUnits + looseOf(one.rules),
    days: one.days,
  }))
  const exact = sum(parts.map(({ baseUnits, days }) => baseUnits * days))
  const total = rounded(exact, daysOfYear, rules, unit)
  const looseExact = sum(times.map((one) => looseOf(one.rules) * one.days))
  const loose = Math.min(total, nearestDays(looseExact, daysOfYear))
  const explanation = {
    ...{ parts, daysOfYear, rounding: rules.rounding, units: total },
    exact: (exact / daysOfYear / stepOf(unit)).toFixed(2),
  }
  const annual: Entitlement = { kind: 'annual', unit, units: total - loose, policyId, rules, explanation }
  if (looseExact === 0) return [annual]
  return [annual, { kind: 'loose', unit: 'working', units: loose, policyId, rules, explanation }]
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Integers only: a third of a year has no exact value. */
function rounded(exact: number, daysOfYear: number, { rounding }: VacationRules, unit: LeaveUnit): number {
  if (unit === 'hours' || rounding === 'half_day_ceil') return Math.ceil(exact / daysOfYear)
  if (rounding === 'half_up') return nearestDays(exact, daysOfYear)
  return Math.ceil(exact / (daysOfYear * unitsOfDay)) * unitsOfDay
}

const nearestDays = (exact: number, daysOfYear: number): number =>
  Math.floor((exact + daysOfYear) / (daysOfYear * unitsOfDay)) * unitsOfDay
