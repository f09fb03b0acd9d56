import { useTranslation } from 'react-i18next'
import type { AbsencePolicyDetail } from '@portal/sdk'
import { absencePolicies } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Badge, DescriptionList, Drawer, Inline, Skeleton, Stack, Status } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCan } from '#patterns/use-can.ts'
import { AbsencePolicyActs } from './absence-policy-acts.tsx'
import { AbsencePolicyExamples } from './absence-policy-examples.tsx'
import { AbsencePolicyRules } from './absence-policy-rules.tsx'

/** A policy with the terms of each type and its examples; publishing runs them. */
export function AbsencePolicyDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refresh } = useData(useFamily(absencePolicies).show, [id])
  return (
    <Drawer title={data?.name ?? '…'} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Policy policy={data} onRemoved={onClose} />
      )}
    </Drawer>
  )
}

function Policy({ policy, onRemoved }: { policy: AbsencePolicyDetail; onRemoved: () => void }) {
  const { t } = useTranslation('absencePolicies')
  const { agreement, validFrom, state, source, review } = policy
  const canEdit = useCan()('TIPOLOGIA_AUSENCIAS_EDITAR')
  const isEditable = canEdit && state === 'draft'
  return (
    <Stack space="lg">
      <Inline>
        <Status tone={state === 'published' ? 'success' : 'neutral'}>{t(`policies.states.${state}`)}</Status>
        {review ? <Badge tone="warning">{t('policies.review')}</Badge> : null}
        {canEdit ? <AbsencePolicyActs policy={policy} onRemoved={onRemoved} /> : null}
      </Inline>
      <DescriptionList
        items={[
          { term: t('policies.agreement'), value: agreement === '' ? t('policies.law') : agreement },
          { term: t('policies.validFrom'), value: validFrom },
          { term: t('policies.source'), value: source },
        ]}
      />
      <AbsencePolicyRules policy={policy} isEditable={isEditable} />
      <AbsencePolicyExamples policy={policy} isEditable={isEditable} />
    </Stack>
  )
}
