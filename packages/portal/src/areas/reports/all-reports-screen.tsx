import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '@portal/ui-kit'
import { AreaPartsContext } from '#patterns/area-parts.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useLoaded } from '#patterns/use-loaded.ts'

/** Where all reports are found (REP-15); the areas bring them. */
export function AllReportsScreen() {
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
