import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { inbox } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Skeleton } from '@portal/ui-kit'
import { AreaPartsContext } from '#patterns/area-parts.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useLoaded } from '#patterns/use-loaded.ts'
import { AccessRequests } from './access-requests.tsx'
import { Delegations } from './delegations.tsx'
import { InboxBoard } from './inbox-board.tsx'

/** A queue that others change, too. */
const refreshMs = 30_000

/**
 * All pending decisions, with requests for access and delegations; for everybody else their own requests for
 * access (SOL-1, SHE-15).
 */
export function RequestsScreen() {
  const { t } = useTranslation(['inbox', 'access', 'menu'])
  const waiting = useData(useFamily(inbox).summary, [], { refreshMs })
  const parts = useLoaded(use(AreaPartsContext).inbox)
  const isDecider = useCan()('USUARIOS_ASIGNAR_PERMISOS')
  const { data } = waiting
  const title = t('menu:screens.requests')
  if (data !== undefined && data.families.length === 0) return <AccessRequests />
  if (data === undefined || parts.value === undefined)
    return (
      <ScreenPage title={title}>
        {(waiting.error ?? parts.error) === undefined ? (
          <Skeleton lines={10} />
        ) : (
          <FailureState
            error={waiting.error ?? parts.error}
            onRetry={data === undefined ? waiting.refresh : parts.retry}
          />
        )}
      </ScreenPage>
    )
  const families = data.families.map(({ family }) => family)
  return (
    <TabbedScreen
      title={title}
      tabs={[
        {
          ...{ id: 'inbox', label: t('tabs.inbox'), count: data.count },
          content: <InboxBoard parts={parts.value} families={families} />,
        },
        {
          ...{ id: 'access', label: t(isDecider ? 'tabs.access' : 'tabs.ownAccess') },
          content: <AccessRequests />,
        },
        { id: 'delegations', label: t('tabs.delegations'), content: <Delegations /> },
      ]}
    />
  )
}
