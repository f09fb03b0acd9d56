import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AbsencePolicyDetail } from '@portal/sdk'
import { absencePolicies } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { like } from '#patterns/like.ts'
import { type PolicyAct, PolicyQuestions } from './policy-questions.tsx'

const AbsencePolicyForm = lazy(() =>
  import('./absence-policy-form.tsx').then((file) => ({ default: file.AbsencePolicyForm })),
)

interface AbsencePolicyActsProps {
  policy: AbsencePolicyDetail
  onRemoved: () => void
}

/** A draft is published, edited and deleted; what is published continues in a next version. */
export function AbsencePolicyActs({ policy, onRemoved }: AbsencePolicyActsProps) {
  const { t } = useTranslation('absencePolicies')
  const { publish, destroy } = useFamily(absencePolicies)
  const [asked, setAsked] = useState<PolicyAct>()
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
      <PolicyQuestions
        words="absencePolicies:policies"
        {...{ policy, asked, onRemoved, destroy }}
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
