import { daysAfter } from '#db/day.ts'
import type { PolicyExample, VacationRules } from '#db/schema/vacations.ts'
import { entitlementsOf } from './entitlement.rules.ts'

export type TriedExample = PolicyExample & {
  actualAnnualUnits: number
  actualLooseUnits: number
  passes: boolean
}

/** An example for a policy, and the result of its rules. */
export function triedExample(example: PolicyExample, rules: VacationRules): TriedExample {
  const { year, startsOn, endsOn, annualUnits, looseUnits } = example
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const from = startsOn > first ? startsOn : first
  const until = endsOn !== null && endsOn < last ? endsOn : last
  const days = until < from ? 0 : daysFrom(from, until)
  const given = entitlementsOf([{ policyId: '', rules, days, daysOfYear: daysFrom(first, last) }])
  const unitsOf = (kind: 'annual' | 'loose') => given.find((one) => one.kind === kind)?.units ?? 0
  const [actualAnnualUnits, actualLooseUnits] = [unitsOf('annual'), unitsOf('loose')]
  const passes = actualAnnualUnits === annualUnits && actualLooseUnits === looseUnits
  return { ...example, actualAnnualUnits, actualLooseUnits, passes }
}

const dayMs = 24 * 60 * 60_000
/** Inclusive. */
const daysFrom = (first: string, last: string): number =>
  Math.round((Date.parse(daysAfter(last, 1)) - Date.parse(first)) / dayMs)
