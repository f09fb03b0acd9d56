import { useTranslation } from 'react-i18next'
import type { AbsencePolicyDetail, AbsencePolicyInput } from '@portal/sdk'
import { absencePolicies } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { Alert, Checkbox, DatePicker, type FormValues, TextField } from '@portal/ui-kit'
import { absencePolicies as contract } from '#generated/absence-policies.ts'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { like } from '#patterns/like.ts'
import type { Seen } from '#patterns/resource-screen/family.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { inputOf } from './absence-policy-input.ts'

interface AbsencePolicyFormProps {
  /** A draft to edit, or the published version that the next one is copied from. */
  policy?: AbsencePolicyDetail
  onClose: () => void
}

/** The agreement, dates and source of a draft; its terms and examples are written on its page. */
export function AbsencePolicyForm({ policy, onClose }: AbsencePolicyFormProps) {
  const { t } = useTranslation('absencePolicies')
  const { create, update, show } = useFamily(absencePolicies)
  const lines = useLines()
  const kind = kindOf(policy)
  const send = useAction(
    like(kind === 'edit' ? update : create, (values: FormValues, seen: Seen) => {
      const input = { ...inputOf(policy), ...writtenOf(values) }
      return policy?.state === 'draft' ? update(policy.id, { ...input, ...seen }) : create(input)
    }),
  )
  return (
    <SeenForm
      title={
        policy === undefined
          ? t('policies.createTitle')
          : t(policy.state === 'draft' ? 'policies.editTitle' : 'policies.nextTitle', { name: policy.name })
      }
      draft={`absencePolicies.${kind}.${policy?.id ?? 'new'}`}
      row={policy}
      show={show}
      conflict={(theirs, values) => ({ mine: lines(writtenOf(values)), theirs: lines(theirs) })}
      send={send}
      done={t(`policies.${kind}Done`)}
      onClose={onClose}
      notice={() => (kind === 'next' ? <Alert isSilent>{t('policies.nextHelp')}</Alert> : null)}
    >
      <PolicyFields policy={inputOf(policy)} isNew={kind !== 'edit'} />
    </SeenForm>
  )
}

function kindOf(policy: AbsencePolicyDetail | undefined): 'create' | 'edit' | 'next' {
  if (policy === undefined) return 'create'
  return policy.state === 'draft' ? 'edit' : 'next'
}

function PolicyFields({ policy, isNew }: { policy: AbsencePolicyInput; isNew: boolean }) {
  const { t } = useTranslation('absencePolicies')
  const { input } = contract
  const { agreement, name, validFrom, source, review } = policy
  return (
    <>
      <TextField
        name="agreement"
        label={t('policies.agreement')}
        description={t('policies.agreementHelp')}
        defaultValue={agreement}
        maxLength={input.agreement.maxLength}
      />
      <TextField
        name="name"
        label={t('policies.name')}
        defaultValue={name}
        maxLength={input.name.maxLength}
        isRequired
      />
      <DatePicker
        name="validFrom"
        label={t('policies.validFrom')}
        {...(isNew ? {} : { defaultValue: validFrom })}
        isRequired
      />
      <TextField
        name="source"
        label={t('policies.source')}
        defaultValue={source}
        maxLength={input.source.maxLength}
        isRequired
      />
      <Checkbox name="review" value="yes" label={t('policies.review')} defaultSelected={review === true} />
    </>
  )
}

type Written = Omit<AbsencePolicyInput, 'rules' | 'examples'>

const writtenOf = (values: FormValues): Written => ({
  ...{ agreement: textOf(values.agreement), name: textOf(values.name) },
  ...{ validFrom: textOf(values.validFrom), source: textOf(values.source), review: isTicked(values.review) },
})

/** The facts of a policy in a form, by label. */
function useLines() {
  const { t } = useTranslation(['absencePolicies', 'general'])
  return ({ agreement, name, validFrom, source, review }: Written) => ({
    [t('policies.agreement')]: agreement,
    [t('policies.name')]: name,
    [t('policies.validFrom')]: validFrom,
    [t('policies.source')]: source,
    [t('policies.review')]: t(review === true ? 'general:yes' : 'general:no'),
  })
}
