import type { AbsencePolicyExample, AbsencePolicyRule, AbsenceUnit } from '@portal/sdk'
import type { FormValue, FormValues } from '@portal/ui-kit'
import { isTicked, numberOf, rowsOf, textOf } from '#patterns/form-values.ts'
import { kinships } from './kinships.ts'

export const exampleUnits = ['working_days', 'natural_days', 'minutes'] as const

/** The counting unit of a type's year: days or minutes. */
export function unitOfYear(rules: readonly AbsencePolicyRule[], absenceTypeId: string): AbsenceUnit {
  const unit = rules.find((rule) => rule.absenceTypeId === absenceTypeId)?.unit
  if (unit === 'working_days') return unit
  return unit === 'hours' || unit === 'minutes' ? 'minutes' : 'natural_days'
}

/** Minutes are typed as hours. */
const scaleOf = (unit: AbsenceUnit): number => (unit === 'minutes' ? 60 : 1)

/** An amount as typed. */
export const typed = (units: number | null, unit: AbsenceUnit): number | null =>
  units === null ? null : units / scaleOf(unit)

const counted = (value: FormValue | undefined, unit: AbsenceUnit): number | null => {
  const number = numberOf(value)
  return number === null ? null : number * scaleOf(unit)
}

/** The examples that a form says. */
export const examplesIn = (
  value: FormValue | undefined,
  rules: readonly AbsencePolicyRule[],
): AbsencePolicyExample[] => rowsOf(value).map((row) => exampleIn(row, rules))

function exampleIn(row: FormValues, rules: readonly AbsencePolicyRule[]): AbsencePolicyExample {
  const absenceTypeId = textOf(row.absenceTypeId)
  const unit = exampleUnits.find((one) => one === textOf(row.unit)) ?? 'working_days'
  return {
    ...{ name: textOf(row.name), absenceTypeId },
    kinship: kinships.find((one) => one === textOf(row.kinship)) ?? null,
    travel: isTicked(row.travel),
    weeklyMinutes: counted(row.weeklyHours, 'minutes') ?? 0,
    fullWeeklyMinutes: counted(row.fullWeeklyHours, 'minutes') ?? 0,
    ...{ limit: counted(row.limit, unit), unit },
    allowance: counted(row.allowance, unitOfYear(rules, absenceTypeId)),
  }
}
