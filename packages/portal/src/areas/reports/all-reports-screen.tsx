import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '@portal/ui-kit'
import { AreaPartsContext } from '#patterns/area-parts.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useLoaded } from '#patterns/use-loaded.ts'
import { ReportDefinitions, ReportFiles } from './report-tabs.ts'

/** The list of all reports (REP-15), which the areas contribute; with saved definitions and files. */
export function AllReportsScreen() {
  const { t } = useTranslation(['definitions', 'menu'])
  return (
    <TabbedScreen
      title={t('menu:screens.allReports')}
      tabs={[
        { id: 'all', label: t('tabReports'), content: <AllReports /> },
        { id: 'definitions', label: t('tabDefinitions'), content: late(<ReportDefinitions />) },
        { id: 'files', label: t('tabFiles'), content: late(<ReportFiles />) },
      ]}
    />
  )
}

const late = (part: React.ReactNode) => <Suspense fallback={<Skeleton lines={8} />}>{part}</Suspense>

function AllReports() {
  const { t } = useTranslation(['reports', 'menu'])
  const { value: List, error, retry } = useLoaded(use(AreaPartsContext).reports)
  return (
    <ScreenPage title={t('menu:screens.allReports')} description={t('all.text')}>
      {List === undefined ? <Meanwhile error={error} onRetry={retry} /> : <List />}
    </ScreenPage>
  )
}

function Meanwhile({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={onRetry} />
}
