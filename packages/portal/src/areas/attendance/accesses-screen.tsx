import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { Corrections } from './corrections.tsx'
import { OwnMonth } from './own-month.tsx'
import { RecordPackages, RecordViews } from './proof-tabs.ts'
import { useOwnCorrections, useOwnMonths } from './waiting.ts'
import { WorkdayList } from './workday-list.tsx'
import { monthUntilToday } from '#patterns/this-month.ts'

/** The person's own days: worked, missing, off, with totals (FIC-15), and the corrections requested. */
export function AccessesScreen() {
  const { t } = useTranslation(['workdays', 'monthSheets', 'menu', 'proof'])
  const employeeId = useSession()?.userData.uid
  const { count } = useOwnCorrections()
  const { count: waiting } = useOwnMonths()
  const title = t('menu:screens.accesses')
  if (employeeId === undefined) return null
  const corrections = (
    <Corrections
      title={t('corrections.title')}
      text={t('corrections.text')}
      employeeId={employeeId}
      dayPath="/accesos"
    />
  )
  return (
    <TabbedScreen
      title={title}
      tabs={[
        { id: 'days', label: t('days.title'), content: <OwnDays title={title} employeeId={employeeId} /> },
        {
          id: 'month',
          label: t('monthSheets:own.title'),
          count: waiting,
          content: <OwnMonth employeeId={employeeId} />,
        },
        { id: 'corrections', label: t('corrections.title'), count, content: corrections },
        {
          id: 'packages',
          label: t('proof:packages.ownTab'),
          content: <RecordPackages employeeId={employeeId} />,
        },
        { id: 'views', label: t('proof:views.ownTab'), content: <RecordViews isOwn /> },
      ]}
    />
  )
}

function OwnDays({ title, employeeId }: { title: string; employeeId: string }) {
  const { t } = useTranslation(['workdays', 'clock'])
  const timer = (
    <LinkButton icon="clock" href="/timer">
      {t('clock:open')}
    </LinkButton>
  )
  return (
    <ScreenPage title={title} description={t('days.text')} actions={timer}>
      <WorkdayList title={title} employeeId={employeeId} usual={monthUntilToday()} />
    </ScreenPage>
  )
}
