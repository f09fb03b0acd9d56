import type { AbsencePolicyExample, AbsencePolicyRule } from '#db/schema/absence-types.ts'
import type { AbsenceUnit } from '#db/schema/absences.ts'
import { allowanceOf } from './allowance.rules.ts'
import { unitOf } from './count.rules.ts'
import { limitOf } from './limits.rules.ts'

export type TriedAbsenceExample = AbsencePolicyExample & {
  actualLimit: number | null
  actualUnit: AbsenceUnit
  actualAllowance: number | null
  passes: boolean
}

/** The terms that a policy's rules give an example, if they include its type. */
export const ruleOf = (
  { absenceTypeId }: Pick<AbsencePolicyExample, 'absenceTypeId'>,
  rules: readonly AbsencePolicyRule[],
): AbsencePolicyRule | undefined => rules.find((rule) => rule.absenceTypeId === absenceTypeId)

/** An example of a policy, and the limits that its rules give: those that an absence is judged by. */
export function triedExample(
  example: AbsencePolicyExample,
  rules: readonly AbsencePolicyRule[],
): TriedAbsenceExample {
  const terms = ruleOf(example, rules)
  if (terms === undefined)
    return { ...example, actualLimit: null, actualUnit: example.unit, actualAllowance: null, passes: false }
  const { weeklyMinutes, fullWeeklyMinutes: fullWeekMinutes, limit, unit, allowance } = example
  const time = { partTime: weeklyMinutes < fullWeekMinutes, weeklyMinutes, weekDays: [], fullWeekMinutes }
  const found = limitOf(terms, example)
  const actual = {
    actualLimit: found?.units ?? null,
    actualUnit: found?.unit ?? unitOf(terms),
    actualAllowance: allowanceOf(terms, time)?.allowance ?? null,
  }
  const passes =
    actual.actualLimit === limit && actual.actualUnit === unit && actual.actualAllowance === allowance
  return { ...example, ...actual, passes }
}
