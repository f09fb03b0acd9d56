import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@portal/sdk'
import { useSession } from '@portal/sdk/react'
import { Columns } from '@portal/ui-kit'
import { hourOf } from '#format/date-time.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { dayPartOf } from './day-part.ts'
import { LoadsByDay } from './loads-by-day.tsx'
import { LoadStats } from './load-stats.tsx'
import { ApplicationsCard } from './applications-card.tsx'
import { AgentsStats } from './agents-stats.tsx'
import { MyIncidentsCard } from './my-incidents-card.tsx'
import { MyStateCard } from './my-state-card.tsx'
import { NoticesCard } from './notices-card.tsx'
import { PeopleStats } from './people-stats.tsx'
import { RecentLoads } from './recent-loads.tsx'
import { type Today, useToday } from './use-today.ts'
import { WaitingCard } from './waiting-card.tsx'

/** What is worth knowing today; each part only for those who may see it. */
export function DashboardScreen() {
  const { t } = useTranslation('home')
  const user = useSession()?.userData
  const today = useToday()
  const { data, error, refresh } = today.centre
  const name = user?.displayName.split(' ', 1)[0] ?? ''
  const greeting = t(`greeting.${dayPartOf(hourOf(new Date(), user?.timeZone))}`, { name })
  return (
    <ScreenPage title={greeting} description={t('subtitle')}>
      {data === undefined || today.isLoading ? (
        <Waiting error={error} onRetry={refresh} />
      ) : (
        <Cards today={today} dashboard={data} />
      )}
    </ScreenPage>
  )
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error === undefined ? <DashboardSkeleton /> : <FailureState error={error} onRetry={onRetry} />
}

function Cards({ today, dashboard: { people, team, loads } }: { today: Today; dashboard: Dashboard }) {
  return (
    <>
      <Beginning today={today} loads={loads} />
      <Columns count="auto">
        <MyStateCard own={today.own} />
        <AgentsStats agents={today.agents} />
        <PeopleStats people={people} team={team} />
        {loads === null ? null : <LoadStats loads={loads} />}
      </Columns>
      <MyIncidentsCard incidents={today.incidents} />
      <NoticesCard notices={today.notices} />
      {loads === null ? null : <LoadsByDay days={loads.byDay} />}
      {loads === null ? null : <RecentLoads loads={loads.recent} />}
    </>
  )
}

/** What waits, and beside it what one opens from here, if there is any of it. */
function Beginning({ today, loads }: { today: Today; loads: Dashboard['loads'] }) {
  const { applications = [], asked, unread } = today
  const waiting = <WaitingCard loads={loads} asked={asked} unread={unread} />
  if (applications.length === 0) return waiting
  return (
    <Columns>
      {waiting}
      <ApplicationsCard applications={applications} />
    </Columns>
  )
}
