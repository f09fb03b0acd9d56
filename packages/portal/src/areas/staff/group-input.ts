import type { EmployeeGroupInput, GroupRule } from '@portal/sdk'
import type { FormValue, FormValues } from '@portal/ui-kit'
import { isTicked, rowsOf, textOf } from '#patterns/form-values.ts'

type Condition = GroupRule['conditions'][number]

export const groupFields = [
  'department',
  'jobTitle',
  'jobLevel',
  'workCenter',
  'contractKind',
  'coordinatorId',
  'weeklyHours',
] as const satisfies readonly Condition['field'][]
export const listOperators = ['in', 'not_in'] as const
export const limitOperators = ['at_least', 'at_most'] as const

/** The form's values of a group. */
export function groupInputOf(values: FormValues): EmployeeGroupInput {
  const kind = textOf(values.kind) === 'rule' ? 'rule' : 'manual'
  return {
    name: textOf(values.name),
    description: textOf(values.description),
    active: textOf(values.wasActive) !== 'false',
    kind,
    clocksInPortal: isTicked(values.clocksInPortal),
    rule: kind === 'rule' ? ruleOf(values) : null,
  }
}

/** The rule in a form. */
export function ruleOf(values: FormValues): GroupRule {
  return {
    match: textOf(values.match) === 'any' ? 'any' : 'all',
    conditions: rowsOf(values.conditions).map(conditionOf),
  }
}

function conditionOf({ field, operator, values }: FormValues): Condition {
  return {
    field: groupFields.find((known) => known === textOf(field)) ?? 'department',
    operator: [...listOperators, ...limitOperators].find((known) => known === textOf(operator)) ?? 'in',
    values: textsOf(values),
  }
}

const textsOf = (value: FormValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '')
