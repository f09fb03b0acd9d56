import { useTranslation } from 'react-i18next'
import { absencePolicies } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { like } from '#patterns/like.ts'
import type { PolicyRow } from './policy-family.ts'

interface WithdrawPolicyProps {
  /** The published policy; undefined while it is closed. */
  policy: PolicyRow | undefined
  onClose: () => void
}

/** The terms of the types change with it. */
const families = ['absenceTypes', 'absenceTypeTerms']

/** The confirmation before a policy that does not apply yet becomes a draft again. */
export function WithdrawPolicy({ policy, onClose }: WithdrawPolicyProps) {
  const { t } = useTranslation('absencePolicies')
  const { withdraw } = useFamily(absencePolicies)
  return (
    <ConfirmAction
      subject={policy}
      onClose={onClose}
      title={({ name }) => t('policies.withdrawTitle', { name })}
      text={({ validFrom: from }) => t('policies.withdrawText', { from })}
      confirmLabel={t('policies.withdraw')}
      act={like(withdraw, (id: string) => withdraw(id, { version: policy?.version ?? 0 }))}
      idOf={({ id }) => id}
      done={t('policies.withdrawn')}
      families={families}
      onDone={onClose}
    />
  )
}
