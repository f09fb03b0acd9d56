import { refuse } from '#contract/refuse.ts'
import type { GroupCondition, GroupRule } from '#db/schema/employee-groups.ts'

/** A rule-based group needs a rule, and each condition must fit its field. */
export function checkGroup({ kind, rule }: { kind: 'manual' | 'rule'; rule: GroupRule | null }): void {
  if (kind === 'rule' && rule === null) refuse('blank', 'rule')
  if (rule !== null) checkRule(rule)
}

/** Whether the rule selects people of a coordinator. */
export const namesPeople = ({ rule }: { rule: GroupRule | null }): boolean =>
  rule?.conditions.some(({ field }) => field === 'coordinatorId') ?? false

/** Hours use minimum or maximum; every other field is (not) one of some values. */
export function checkRule({ conditions }: GroupRule, at = 'rule.conditions'): void {
  for (const [index, condition] of conditions.entries()) checkCondition(condition, `${at}[${index}]`)
}

function checkCondition({ field, operator, values }: GroupCondition, path: string): void {
  const isLimit = operator === 'at_least' || operator === 'at_most'
  if (isLimit !== (field === 'weeklyHours')) refuse('invalid', `${path}.operator`)
  if (isLimit && (values.length !== 1 || !/^\d{1,3}$/.test(values[0] ?? ''))) {
    refuse('not_number', `${path}.values`)
  }
}
