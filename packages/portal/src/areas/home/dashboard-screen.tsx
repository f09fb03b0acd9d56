import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@portal/sdk'
import { useData, usePortal, useSession } from '@portal/sdk/react'
import { Columns } from '@portal/ui-kit'
import { hourOf } from '#format/date-time.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { dayPartOf } from './day-part.ts'
import { LoadsByDay } from './loads-by-day.tsx'
import { LoadStats } from './load-stats.tsx'
import { PeopleStats } from './people-stats.tsx'
import { RecentLoads } from './recent-loads.tsx'

const refreshMs = 30_000

/** What is worth knowing today; each part only for those who may see it. */
export function DashboardScreen() {
  const { t } = useTranslation('home')
  const { dashboard } = usePortal()
  const user = useSession()?.userData
  const { data, error, refresh } = useData(dashboard.show, [], { refreshMs })
  const name = user?.displayName.split(' ', 1)[0] ?? ''
  const greeting = t(`greeting.${dayPartOf(hourOf(new Date(), user?.timeZone))}`, { name })
  return (
    <ScreenPage title={greeting} description={t('subtitle')}>
      {data === undefined ? <Waiting error={error} onRetry={refresh} /> : <Today dashboard={data} />}
    </ScreenPage>
  )
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error === undefined ? <DashboardSkeleton /> : <FailureState error={error} onRetry={onRetry} />
}

function Today({ dashboard: { people, team, loads } }: { dashboard: Dashboard }) {
  return (
    <>
      <Columns count="auto">
        <PeopleStats people={people} team={team} />
        {loads === null ? null : <LoadStats loads={loads} />}
      </Columns>
      {loads === null ? null : <LoadsByDay days={loads.byDay} />}
      {loads === null ? null : <RecentLoads loads={loads.recent} />}
    </>
  )
}
