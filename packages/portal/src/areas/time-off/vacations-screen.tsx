import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import { LatePart } from '#patterns/tabbed-screen/late-part.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { ChooseVacation } from './choose-vacation.tsx'
import { OwnVacations } from './own-vacations.tsx'

// Loaded on demand: few subscribe, and only once.
const Feeds = lazy(async () => ({ default: (await import('./calendar-feeds.tsx')).CalendarFeeds }))

/** The person's own vacation: the balance, the request, and its outcome. */
export function VacationsScreen() {
  const { t } = useTranslation(['vacations', 'menu'])
  const employeeId = useSession()?.userData.uid
  if (employeeId === undefined) return null
  return (
    <TabbedScreen
      title={t('menu:screens.vacations')}
      tabs={[
        { id: 'calendar', label: t('choose.tab'), content: <ChooseVacation employeeId={employeeId} /> },
        {
          id: 'requests',
          label: t('list.tab'),
          content: <OwnVacations employeeId={employeeId} exporting="SOLICITAR_VACACIONES" />,
        },
        { id: 'feeds', label: t('feeds.tab'), content: <LatePart part={Feeds} /> },
      ]}
    />
  )
}
