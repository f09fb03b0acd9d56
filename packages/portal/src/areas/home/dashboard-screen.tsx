import { useTranslation } from 'react-i18next'
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
      {data === undefined && error !== undefined ? <FailureState error={error} onRetry={refresh} /> : null}
      {data === undefined && error === undefined ? <DashboardSkeleton /> : null}
      {data === undefined ? null : (
        <>
          <Columns count="auto">
            <PeopleStats people={data.people} team={data.team} />
            {data.loads === null ? null : <LoadStats loads={data.loads} />}
          </Columns>
          {data.loads === null ? null : (
            <>
              <LoadsByDay days={data.loads.byDay} />
              <RecentLoads loads={data.loads.recent} />
            </>
          )}
        </>
      )}
    </ScreenPage>
  )
}
