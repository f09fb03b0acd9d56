import { useTranslation } from 'react-i18next'
import type { VacationPolicyDetail, VacationPolicyInput } from '@portal/sdk'
import { vacationPolicies } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { Alert, DatePicker, type FormValues, NumberField, Select, Stack, TextField } from '@portal/ui-kit'
import { vacationPolicies as contract } from '#generated/vacation-policies.ts'
import { numberOf, rowsOf, textOf } from '#patterns/form-values.ts'
import { like } from '#patterns/like.ts'
import type { Seen } from '#patterns/resource-screen/family.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { PolicyExampleFields } from './policy-example-fields.tsx'
import { numberOfUnits, unitsOf } from './vacation-words.ts'

const roundings = ['ceil', 'half_up', 'half_day_ceil'] as const

interface PolicyFormProps {
  policy: VacationPolicyDetail
  onClose: () => void
}

/**
 * Edits a draft, or creates the next version of a published policy as a draft, copied except for the fields
 * here. The expected result of each example is edited too, since publishing runs them.
 */
export function PolicyForm({ policy, onClose }: PolicyFormProps) {
  const { t } = useTranslation('vacationTeam')
  const { create, update, show } = useFamily(vacationPolicies)
  const lines = useLines()
  const { id, rules, name, source, state, validFrom, version } = policy
  const isDraft = state === 'draft'
  const send = useAction(
    like(isDraft ? update : create, (values: FormValues, seen: Seen) => {
      const input = inputOf(values, policy)
      return isDraft ? update(id, { ...input, ...seen }) : create(input)
    }),
  )
  return (
    <SeenForm
      title={t(isDraft ? 'policies.editTitle' : 'policies.nextTitle', { name })}
      draft={`vacationPolicies.${isDraft ? version : 'next'}.${id}`}
      row={policy}
      show={show}
      conflict={(theirs, values) => ({ mine: lines(inputOf(values, policy)), theirs: lines(theirs) })}
      send={send}
      done={t(isDraft ? 'policies.editDone' : 'policies.nextDone')}
      onClose={onClose}
      notice={() => (isDraft ? null : <Alert isSilent>{t('policies.nextHelp')}</Alert>)}
    >
      <DatePicker
        name="validFrom"
        label={t('policies.validFrom')}
        {...(isDraft ? { defaultValue: validFrom } : {})}
        isRequired
      />
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
      <RuleFields rules={rules} />
      <Stack space="lg">
        {policy.examples.map((example, at) => (
          <PolicyExampleFields key={example.name} {...{ example, at, unit: rules.unit }} />
        ))}
      </Stack>
    </SeenForm>
  )
}

/** The facts of a policy in a form, by label. */
function useLines() {
  const { t } = useTranslation('vacationTeam')
  return ({ validFrom, name, source, rules, examples }: VacationPolicyInput) => {
    const { unit, annualUnits, looseUnits, noticeMonths, rounding } = rules
    return {
      [t('policies.validFrom')]: validFrom,
      [t('policies.name')]: name,
      [t('policies.source')]: source,
      [t(unit === 'hours' ? 'policies.annualHours' : 'policies.annualUnits')]: numberOfUnits(
        annualUnits,
        unit,
      ),
      [t('policies.looseUnits')]: numberOfUnits(looseUnits, 'working'),
      [t('policies.noticeMonths')]: noticeMonths,
      [t('policies.rounding')]: roundings.includes(rounding) ? t(`policies.roundings.${rounding}`) : rounding,
      ...Object.fromEntries(
        examples.map((example) => [
          example.name,
          `${numberOfUnits(example.annualUnits, unit)} · ${numberOfUnits(example.looseUnits, 'working')}`,
        ]),
      ),
    }
  }
}

/** The rules that a new version may change; loose days do not apply to hours. */
function RuleFields({ rules }: Pick<VacationPolicyDetail, 'rules'>) {
  const { t } = useTranslation('vacationTeam')
  const inHours = rules.unit === 'hours'
  return (
    <>
      <NumberField
        name="annual"
        label={t(inHours ? 'policies.annualHours' : 'policies.annualUnits')}
        defaultValue={numberOfUnits(rules.annualUnits, rules.unit)}
        isRequired
      />
      {inHours ? null : (
        <NumberField
          name="loose"
          label={t('policies.looseUnits')}
          defaultValue={numberOfUnits(rules.looseUnits, 'working')}
          isRequired
        />
      )}
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
        options={roundings.map((one) => ({ id: one, label: t(`policies.roundings.${one}`) }))}
        isRequired
      />
    </>
  )
}

function inputOf(
  values: FormValues,
  { agreement, rules, review, examples }: VacationPolicyDetail,
): VacationPolicyInput {
  const { unit } = rules
  const amountOf = (value: FormValues[string] | undefined, before: number, of: typeof unit) => {
    const number = numberOf(value)
    return number === null ? before : unitsOf(number, of)
  }
  const rows = rowsOf(values.examples)
  return {
    agreement,
    ...{
      name: textOf(values.name),
      validFrom: textOf(values.validFrom),
      source: textOf(values.source),
      review,
    },
    rules: {
      ...rules,
      annualUnits: amountOf(values.annual, rules.annualUnits, unit),
      looseUnits: amountOf(values.loose, rules.looseUnits, 'working'),
      noticeMonths: numberOf(values.noticeMonths) ?? rules.noticeMonths,
      rounding: roundings.find((one) => one === textOf(values.rounding)) ?? rules.rounding,
    },
    examples: examples.map(({ name, year, startsOn, endsOn, annualUnits, looseUnits }, at) => ({
      ...{ name: textOf(rows[at]?.name) || name, year, startsOn, endsOn },
      annualUnits: amountOf(rows[at]?.annual, annualUnits, unit),
      looseUnits: amountOf(rows[at]?.loose, looseUnits, 'working'),
    })),
  }
}
