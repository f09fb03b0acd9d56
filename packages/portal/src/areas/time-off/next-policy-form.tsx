import { useTranslation } from 'react-i18next'
import type { VacationPolicyDetail, VacationPolicyInput } from '@portal/sdk'
import { vacationPolicies } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { DatePicker, type FormValues, NumberField, Select, TextField } from '@portal/ui-kit'
import { vacationPolicies as contract } from '#generated/vacation-policies.ts'
import { numberOf, textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

const roundings = ['ceil', 'half_up', 'half_day_ceil'] as const

/**
 * Writes the version that follows as a draft: with the rules and the examples of this one, but for what is said here. What
 * its examples must come to is written anew with the days of a whole year; the others are to be looked at before it is
 * published, which runs them.
 */
export function NextPolicyForm({ policy, onClose }: { policy: VacationPolicyDetail; onClose: () => void }) {
  const { t } = useTranslation('vacationTeam')
  const create = useAction(useFamily(vacationPolicies).create)
  const { rules, name, source } = policy
  return (
    <ResourceForm
      title={t('policies.nextTitle', { name })}
      draft={`vacationPolicies.next.${policy.id}`}
      send={(values) => create(inputOf(values, policy))}
      done={t('policies.nextDone')}
      onClose={onClose}
      notice={() => <p>{t('policies.nextHelp')}</p>}
    >
      <DatePicker name="validFrom" label={t('policies.validFrom')} isRequired />
      <TextField
        name="name"
        label={t('policies.name')}
        defaultValue={name}
        maxLength={contract.input.name.maxLength}
        isRequired
      />
      <TextField
        name="source"
        label={t('policies.source')}
        defaultValue={source}
        maxLength={contract.input.source.maxLength}
        isRequired
      />
      <NumberField
        name="annual"
        label={t('policies.annualUnits')}
        defaultValue={rules.annualUnits / 2}
        isRequired
      />
      <NumberField
        name="loose"
        label={t('policies.looseUnits')}
        defaultValue={rules.looseUnits / 2}
        isRequired
      />
      <NumberField
        name="noticeMonths"
        label={t('policies.noticeMonths')}
        defaultValue={rules.noticeMonths}
        isRequired
      />
      <Select
        name="rounding"
        label={t('policies.rounding')}
        defaultValue={rules.rounding}
        options={roundings.map((id) => ({ id, label: t(`policies.roundings.${id}`) }))}
        isRequired
      />
    </ResourceForm>
  )
}

function inputOf(
  values: FormValues,
  { agreement, rules, examples }: VacationPolicyDetail,
): VacationPolicyInput {
  const unitsOf = (name: string, before: number) => Math.round((numberOf(values[name]) ?? before / 2) * 2)
  return {
    agreement,
    ...{ name: textOf(values.name), validFrom: textOf(values.validFrom), source: textOf(values.source) },
    rules: {
      ...rules,
      annualUnits: unitsOf('annual', rules.annualUnits),
      looseUnits: unitsOf('loose', rules.looseUnits),
      noticeMonths: numberOf(values.noticeMonths) ?? rules.noticeMonths,
      rounding: roundings.find((one) => one === textOf(values.rounding)) ?? rules.rounding,
    },
    examples: examples.map(({ name, year, startsOn, endsOn, annualUnits, looseUnits }) => ({
      ...{ name, year, startsOn, endsOn, annualUnits, looseUnits },
    })),
  }
}
