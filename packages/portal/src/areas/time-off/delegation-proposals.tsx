import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DelegationProposal } from '@portal/sdk'
import { approvalDelegations } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { DelegationForm } from './delegation-form.tsx'

/** Suggests a delegation to people with approved time off. */
export function DelegationProposals() {
  const { t } = useTranslation('inbox')
  const [form, open] = useState<DelegationProposal>()
  const { data = [] } = useData(useFamily(approvalDelegations).proposals, [])
  const [next] = data
  return (
    <>
      {next === undefined ? null : (
        <Button icon="users" onPress={() => open(next)}>
          {t('delegations.proposal', { from: next.startsOn, until: next.endsOn })}
        </Button>
      )}
      {form === undefined ? null : <DelegationForm proposal={form} onClose={() => open(undefined)} />}
    </>
  )
}
