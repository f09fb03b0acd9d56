import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { absencePolicies } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { isPlanned, type PolicyRow } from './policy-family.ts'
import { PolicyList } from './policy-list.tsx'
import { WithdrawPolicy } from './withdraw-policy.tsx'

const AbsencePolicyDrawer = lazy(() =>
  import('./absence-policy-drawer.tsx').then((file) => ({ default: file.AbsencePolicyDrawer })),
)
const AbsencePolicyForm = lazy(() =>
  import('./absence-policy-form.tsx').then((file) => ({ default: file.AbsencePolicyForm })),
)

/** The leave of each agreement, with its dates; each policy opens with its terms and examples (N4). */
export function AbsencePolicies() {
  const { t } = useTranslation('absencePolicies')
  const opened = useOpened('policy')
  const [isWriting, setWriting] = useState(false)
  const [withdrawing, setWithdrawing] = useState<PolicyRow>()
  const canEdit = useCan()('TIPOLOGIA_AUSENCIAS_EDITAR')
  const actsOf = (row: PolicyRow) => [
    {
      ...{ id: 'withdraw', label: t('policies.withdraw'), icon: 'x' as const },
      onAction: () => setWithdrawing(row),
    },
  ]
  return (
    <PolicyList
      words="absencePolicies:policies"
      family={useFamily(absencePolicies)}
      hrefOf={opened.hrefOf}
      {...(canEdit ? { rowActions: (row) => [{ items: isPlanned(row) ? actsOf(row) : [] }] } : {})}
      action={
        canEdit ? (
          <Button icon="plus" tone="primary" onPress={() => setWriting(true)}>
            {t('policies.create')}
          </Button>
        ) : null
      }
    >
      <WithdrawPolicy policy={withdrawing} onClose={() => setWithdrawing(undefined)} />
      <Suspense>
        {opened.id === null ? null : (
          <AbsencePolicyDrawer key={opened.id} id={opened.id} onClose={opened.close} />
        )}
        {isWriting ? <AbsencePolicyForm onClose={() => setWriting(false)} /> : null}
      </Suspense>
    </PolicyList>
  )
}
