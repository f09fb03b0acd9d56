import { useTranslation } from 'react-i18next'
import type { AbsencePolicyRule } from '@portal/sdk'
import { Checkbox, NumberField, Select, TextArea, TextField } from '@portal/ui-kit'
import { absenceTypes as contract } from '#generated/absence-types.ts'
import { VariationFields } from './variation-fields.tsx'

interface TermFieldsProps {
  rule: Omit<AbsencePolicyRule, 'absenceTypeId'>
}

const { unit, yearlyBy, pay, justification, approver, source, note } = contract.input

/** The terms of a type: limits, pay, proof, approver, and source. */
export function TermFields({ rule }: TermFieldsProps) {
  return (
    <>
      <LimitFields rule={rule} />
      <VariationFields variations={rule.variations} />
      <PayFields rule={rule} />
      <ProofFields rule={rule} />
    </>
  )
}

/** A choice among the values of the contract. */
const optionsOf = <Id extends string>(ids: readonly Id[], label: (id: Id) => string) =>
  ids.map((id) => ({ id, label: label(id) }))

/** A number that may be left out. */
const optional = (value: number | null) => (value === null ? {} : { defaultValue: value })

function LimitFields({ rule }: TermFieldsProps) {
  const { t } = useTranslation(['absences', 'absencePolicies'])
  return (
    <>
      <Select
        name="unit"
        label={t('types.unit')}
        options={optionsOf(unit.values, (id) => t(`types.units.${id}`))}
        defaultValue={rule.unit}
        isRequired
      />
      <NumberField
        name="maxPerEvent"
        label={t('types.maxPerEvent')}
        {...optional(rule.maxPerEvent)}
        minValue={0}
      />
      <NumberField
        name="maxPerYear"
        label={t('types.maxPerYear')}
        {...optional(rule.maxPerYear)}
        minValue={0}
      />
      <Select
        name="yearlyBy"
        label={t('absencePolicies:rules.yearlyBy')}
        options={optionsOf(yearlyBy.values, (id) => t(`absencePolicies:rules.yearlyBys.${id}`))}
        defaultValue={rule.yearlyBy}
        isRequired
      />
    </>
  )
}

function PayFields({ rule }: TermFieldsProps) {
  const { t } = useTranslation('absences')
  return (
    <>
      <Select
        name="pay"
        label={t('types.pay')}
        options={optionsOf(pay.values, (id) => t(`types.pays.${id}`))}
        defaultValue={rule.pay}
        isRequired
      />
      {(['countsAsWorked', 'countsAsAbsenteeism', 'accruesVacation'] as const).map((name) => (
        <Checkbox key={name} name={name} label={t(`types.${name}`)} defaultSelected={rule[name]} />
      ))}
    </>
  )
}

function ProofFields({ rule }: TermFieldsProps) {
  const { t } = useTranslation('absences')
  return (
    <>
      <Select
        name="justification"
        label={t('types.justification')}
        options={optionsOf(justification.values, (id) => t(`types.justifications.${id}`))}
        defaultValue={rule.justification}
        isRequired
      />
      <NumberField
        name="justificationDays"
        label={t('types.justificationDays')}
        {...optional(rule.justificationDays)}
        minValue={0}
        maxValue={365}
      />
      <Select
        name="approver"
        label={t('types.approver')}
        options={optionsOf(approver.values, (id) => t(`types.approvers.${id}`))}
        defaultValue={rule.approver}
        isRequired
      />
      <TextField
        name="source"
        label={t('types.source')}
        defaultValue={rule.source}
        maxLength={source.maxLength}
        isRequired
      />
      <TextArea
        name="note"
        label={t('types.note')}
        defaultValue={rule.note}
        maxLength={note.maxLength}
        rows={2}
      />
    </>
  )
}
