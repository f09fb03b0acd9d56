import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { vacationPolicies } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { useOpened } from '#patterns/use-opened.ts'
import { PolicyList } from './policy-list.tsx'

const PolicyDrawer = lazy(() =>
  import('./policy-drawer.tsx').then((file) => ({ default: file.PolicyDrawer })),
)

/** The policies of each agreement, with their dates; each opens with its rules and examples. */
export function VacationPolicies() {
  const { t } = useTranslation('vacationTeam')
  const opened = useOpened('policy')
  return (
    <PolicyList
      words="vacationTeam:policies"
      family={useFamily(vacationPolicies)}
      hrefOf={opened.hrefOf}
      action={<LinkButton href="/tipologiaAusencias">{t('policies.create')}</LinkButton>}
    >
      {opened.id === null ? null : (
        <Suspense>
          <PolicyDrawer key={opened.id} id={opened.id} onClose={opened.close} />
        </Suspense>
      )}
    </PolicyList>
  )
}
