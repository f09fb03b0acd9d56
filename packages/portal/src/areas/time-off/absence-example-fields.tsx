import { useTranslation } from 'react-i18next'
import type { AbsencePolicyExample, AbsencePolicyRule } from '@portal/sdk'
import { Card, Checkbox, NumberField, Select, Stack, TextField } from '@portal/ui-kit'
import { exampleUnits, typed, unitOfYear } from './absence-example-input.ts'
import { kinships } from './kinships.ts'
import { useTypeNames } from './use-type-names.ts'

interface AbsenceExampleFieldsProps {
  example: AbsencePolicyExample
  /** Its index. */
  at: number
  rules: readonly AbsencePolicyRule[]
}

/** The absence of an example, and the maximum and allowance that it must give. */
export function AbsenceExampleFields({ example, at, rules }: AbsenceExampleFieldsProps) {
  const { t } = useTranslation('absencePolicies')
  return (
    <Card title={t('examples.one', { number: at + 1 })} level={3}>
      <Stack space="md">
        <WhomFields {...{ example, at, rules }} />
        <ExpectedFields {...{ example, at, rules }} />
      </Stack>
    </Card>
  )
}

const fieldAt = (at: number) => (of: string) => `examples[${at}].${of}`

function WhomFields({ example, at, rules }: AbsenceExampleFieldsProps) {
  const { t } = useTranslation(['absencePolicies', 'absenceRequests'])
  const { rows, optionsOf } = useTypeNames()
  const field = fieldAt(at)
  const { name, absenceTypeId, kinship, travel, weeklyMinutes, fullWeeklyMinutes } = example
  const ruled = rows.filter(({ id }) => rules.some((rule) => rule.absenceTypeId === id))
  const hours = (of: 'weeklyHours' | 'fullWeeklyHours', minutes: number) => (
    <NumberField
      name={field(of)}
      label={t(`examples.${of}`)}
      defaultValue={minutes / 60}
      minValue={1}
      isRequired
    />
  )
  return (
    <>
      <TextField
        name={field('name')}
        label={t('policies.name')}
        defaultValue={name}
        maxLength={120}
        isRequired
      />
      <Select
        name={field('absenceTypeId')}
        label={t('rules.type')}
        options={optionsOf(ruled)}
        defaultValue={absenceTypeId}
        isRequired
      />
      <Select
        name={field('kinship')}
        label={t('variations.kinship')}
        options={[
          { id: 'nobody', label: t('examples.nobody') },
          ...kinships.map((id) => ({ id, label: t(`absenceRequests:kinships.${id}`) })),
        ]}
        defaultValue={kinship ?? 'nobody'}
        isRequired
      />
      <Checkbox name={field('travel')} label={t('examples.travel')} defaultSelected={travel} />
      {hours('weeklyHours', weeklyMinutes)}
      {hours('fullWeeklyHours', fullWeeklyMinutes)}
    </>
  )
}

/** What it must give; without a number there is no limit. */
function ExpectedFields({ example, at, rules }: AbsenceExampleFieldsProps) {
  const { t } = useTranslation('absencePolicies')
  const field = fieldAt(at)
  const { absenceTypeId, limit, unit, allowance } = example
  const amount = (of: 'limit' | 'allowance', value: number | null) => (
    <NumberField
      name={field(of)}
      label={t(`examples.${of}`)}
      {...(value === null ? {} : { defaultValue: value })}
      minValue={0}
    />
  )
  return (
    <>
      {amount('limit', typed(limit, unit))}
      <Select
        name={field('unit')}
        label={t('examples.unit')}
        options={exampleUnits.map((id) => ({ id, label: t(`examples.units.${id}`) }))}
        defaultValue={unit}
        isRequired
      />
      {amount('allowance', typed(allowance, unitOfYear(rules, absenceTypeId)))}
    </>
  )
}
