import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AbsencePolicyDetail } from '@portal/sdk'
import { absencePolicies } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { like } from '#patterns/like.ts'
import { isPlanned } from './policy-family.ts'
import { type PolicyAct, PolicyQuestions } from './policy-questions.tsx'
import { WithdrawPolicy } from './withdraw-policy.tsx'

const AbsencePolicyForm = lazy(() =>
  import('./absence-policy-form.tsx').then((file) => ({ default: file.AbsencePolicyForm })),
)

interface AbsencePolicyActsProps {
  policy: AbsencePolicyDetail
  onRemoved: () => void
}

/**
 * A draft is published, edited and deleted; what is published continues in a next version, and is withdrawn while it
 * is planned.
 */
export function AbsencePolicyActs({ policy, onRemoved }: AbsencePolicyActsProps) {
  const { t } = useTranslation('absencePolicies')
  const { publish, destroy } = useFamily(absencePolicies)
  const [asked, setAsked] = useState<PolicyAct | 'withdraw'>()
  const close = () => setAsked(undefined)
  const isDraft = policy.state === 'draft'
  return (
    <>
      {isDraft ? (
        <Button size="sm" tone="primary" icon="check" onPress={() => setAsked('publish')}>
          {t('policies.publish')}
        </Button>
      ) : null}
      <Button size="sm" icon={isDraft ? 'pencil' : 'plus'} onPress={() => setAsked('write')}>
        {t(isDraft ? 'policies.edit' : 'policies.next')}
      </Button>
      {isDraft ? (
        <Button size="sm" icon="trash" onPress={() => setAsked('remove')}>
          {t('policies.remove')}
        </Button>
      ) : null}
      {isPlanned(policy) ? (
        <Button size="sm" icon="x" onPress={() => setAsked('withdraw')}>
          {t('policies.withdraw')}
        </Button>
      ) : null}
      <WithdrawPolicy policy={asked === 'withdraw' ? policy : undefined} onClose={close} />
      <PolicyQuestions
        words="absencePolicies:policies"
        {...{ policy, onRemoved, destroy }}
        asked={asked === 'withdraw' ? undefined : asked}
        publish={like(publish, (id: string) => publish(id, { version: policy.version }))}
        onClose={close}
      />
      {asked === 'write' ? (
        <Suspense>
          <AbsencePolicyForm policy={policy} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
