import { useTranslation } from 'react-i18next'
import type { AbsencePolicyRule } from '@portal/sdk'
import type { FormValue, FormValues } from '@portal/ui-kit'
import { absenceTypes as contract } from '#generated/absence-types.ts'
import { isTicked, numberOf, rowsOf, textOf, textsOf } from '#patterns/form-values.ts'
import { kinships } from './kinships.ts'

type Terms = Omit<AbsencePolicyRule, 'absenceTypeId'>

/** The terms that a new rule starts with. */
export const newRule: Terms = {
  ...{ unit: 'working_days', maxPerEvent: null, maxPerYear: null, yearlyBy: 'fixed', variations: [] },
  ...{ pay: 'company', countsAsWorked: true, countsAsAbsenteeism: false, accruesVacation: true },
  ...{ justification: 'required', justificationDays: null, approver: 'hr', source: '', note: '' },
}

const { unit, yearlyBy, pay, justification, approver } = contract.input

const oneOf = <Id extends string>(ids: readonly Id[], value: FormValue | undefined, otherwise: Id): Id =>
  ids.find((id) => id === textOf(value)) ?? otherwise

/** The rule that a form says. */
export const ruleIn = (values: FormValues, absenceTypeId: string): AbsencePolicyRule => ({
  absenceTypeId,
  unit: oneOf(unit.values, values.unit, newRule.unit),
  maxPerEvent: numberOf(values.maxPerEvent),
  maxPerYear: numberOf(values.maxPerYear),
  yearlyBy: oneOf(yearlyBy.values, values.yearlyBy, newRule.yearlyBy),
  variations: rowsOf(values.variations).map(variationIn),
  pay: oneOf(pay.values, values.pay, newRule.pay),
  countsAsWorked: isTicked(values.countsAsWorked),
  countsAsAbsenteeism: isTicked(values.countsAsAbsenteeism),
  accruesVacation: isTicked(values.accruesVacation),
  justification: oneOf(justification.values, values.justification, newRule.justification),
  justificationDays: numberOf(values.justificationDays),
  approver: oneOf(approver.values, values.approver, newRule.approver),
  ...{ source: textOf(values.source), note: textOf(values.note) },
})

function variationIn(row: FormValues): AbsencePolicyRule['variations'][number] {
  const travel = textOf(row.travel)
  const unit = textOf(row.unit)
  return {
    kinship: kinships.filter((one) => textsOf(row.kinship).includes(one)),
    travel: travel === 'either' ? null : travel === 'with',
    maxPerEvent: numberOf(row.maxPerEvent) ?? 0,
    unit: unit === 'working_days' || unit === 'natural_days' ? unit : null,
    source: textOf(row.source),
  }
}

/** A rule in a form, by label; its variations as one line. */
export function useRuleLines() {
  const { t } = useTranslation(['absences', 'absenceRequests', 'absencePolicies', 'general'])
  return (rule: AbsencePolicyRule | undefined): object => {
    if (rule === undefined) return {}
    const yesNo = (value: boolean) => t(value ? 'general:yes' : 'general:no')
    return {
      [t('types.unit')]: t(`types.units.${rule.unit}`),
      [t('types.maxPerEvent')]: rule.maxPerEvent,
      [t('types.maxPerYear')]: rule.maxPerYear,
      [t('absencePolicies:rules.yearlyBy')]: t(`absencePolicies:rules.yearlyBys.${rule.yearlyBy}`),
      [t('absencePolicies:variations.title')]: rule.variations
        .map(({ kinship, maxPerEvent }) =>
          [...kinship.map((one) => t(`absenceRequests:kinships.${one}`)), maxPerEvent].join(' '),
        )
        .join(' · '),
      [t('types.pay')]: t(`types.pays.${rule.pay}`),
      [t('types.countsAsWorked')]: yesNo(rule.countsAsWorked),
      [t('types.countsAsAbsenteeism')]: yesNo(rule.countsAsAbsenteeism),
      [t('types.accruesVacation')]: yesNo(rule.accruesVacation),
      [t('types.justification')]: t(`types.justifications.${rule.justification}`),
      [t('types.justificationDays')]: rule.justificationDays,
      [t('types.approver')]: t(`types.approvers.${rule.approver}`),
      [t('types.source')]: rule.source,
      [t('types.note')]: rule.note,
    }
  }
}
