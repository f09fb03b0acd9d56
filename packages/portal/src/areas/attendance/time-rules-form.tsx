import { useTranslation } from 'react-i18next'
import type { TimeRuleSetDetail, TimeRuleSetInput, TimeRules } from '@portal/sdk'
import { timeRules } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { Alert, Checkbox, DatePicker, type FormValues, TextField } from '@portal/ui-kit'
import { timeRules as contract } from '#generated/time-rules.ts'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { like } from '#patterns/like.ts'
import type { Seen } from '#patterns/resource-screen/family.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { ExampleFields, examplesOf } from './time-rules-example-fields.tsx'
import { RuleFields, rulesOf } from './time-rules-fields.tsx'
import { useRuleLines } from './use-rule-lines.ts'

interface TimeRulesFormProps {
  set: TimeRuleSetDetail
  onClose: () => void
}

/**
 * Edits a draft, or creates a new version as a draft: of the same agreement or of another, copied except for
 * the fields here.
 */
export function TimeRulesForm({ set, onClose }: TimeRulesFormProps) {
  const { t } = useTranslation('timeRules')
  const { create, update, show } = useFamily(timeRules)
  const lines = useRuleLines()
  const { id, agreement, name, source, state, validFrom, version, rules, examples, review } = set
  const isDraft = state === 'draft'
  const { input } = contract
  const send = useAction(
    like(isDraft ? update : create, (values: FormValues, seen: Seen) => {
      const input = inputOf(values, rules)
      return isDraft ? update(id, { ...input, ...seen }) : create(input)
    }),
  )
  return (
    <SeenForm
      title={t(isDraft ? 'rules.editTitle' : 'rules.nextTitle', { name })}
      draft={`timeRules.${isDraft ? version : 'next'}.${id}`}
      row={set}
      show={show}
      conflict={(theirs, values) => ({ mine: lines(inputOf(values, rules)), theirs: lines(theirs) })}
      send={send}
      done={t(isDraft ? 'rules.editDone' : 'rules.nextDone')}
      onClose={onClose}
      notice={() => (isDraft ? null : <Alert isSilent>{t('rules.nextHelp')}</Alert>)}
    >
      <DatePicker
        name="validFrom"
        label={t('rules.validFrom')}
        {...(isDraft ? { defaultValue: validFrom } : {})}
        isRequired
      />
      <TextField
        name="agreement"
        label={t('rules.agreement')}
        description={t('rules.agreementHelp')}
        defaultValue={agreement}
        maxLength={input.agreement.maxLength}
      />
      <TextField
        name="name"
        label={t('rules.name')}
        defaultValue={name}
        maxLength={input.name.maxLength}
        isRequired
      />
      <TextField
        name="source"
        label={t('rules.source')}
        defaultValue={source}
        maxLength={input.source.maxLength}
        isRequired
      />
      <Checkbox name="review" value="yes" label={t('rules.review')} defaultSelected={review} />
      <RuleFields rules={rules} />
      <ExampleFields examples={examples} />
    </SeenForm>
  )
}

const inputOf = (values: FormValues, rules: TimeRules): TimeRuleSetInput => ({
  ...{ agreement: textOf(values.agreement), name: textOf(values.name), validFrom: textOf(values.validFrom) },
  ...{ source: textOf(values.source), review: isTicked(values.review) },
  ...{ rules: rulesOf(values, rules), examples: examplesOf(values.examples) },
})
