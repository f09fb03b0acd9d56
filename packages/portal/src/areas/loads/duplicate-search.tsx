import { useTranslation } from 'react-i18next'
import type { DuplicateSearch } from '@portal/sdk'
import { duplicateSearches } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Card, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { DuplicateGroups } from './duplicate-groups.tsx'
import { DuplicateProgress } from './duplicate-progress.tsx'
import { isUnderWay, liveMs, SearchStatus } from './duplicate-state.tsx'
import { SearchButtons } from './search-buttons.tsx'
import { SearchFacts } from './search-facts.tsx'
import { SearchThreshold } from './search-threshold.tsx'

/** One search: its progress, parameters and learned weights, and its groups. */
export function DuplicateSearchPage({ id }: { id: string }) {
  const { t } = useTranslation(['duplicates', 'menu'])
  const { show } = useFamily(duplicateSearches)
  const {
    data: search,
    error,
    refresh,
  } = useData(show, [id], {
    refreshMs: (answer) => (answer !== undefined && isUnderWay(answer) ? liveMs : 0),
  })
  if (search === undefined)
    return (
      <ScreenPage title={t('menu:screens.duplicates')}>
        <Card>
          {error === undefined ? <Skeleton lines={6} /> : <FailureState error={error} onRetry={refresh} />}
        </Card>
      </ScreenPage>
    )
  const hasFound = search.state === 'ready' || search.state === 'applied' || search.state === 'merging'
  return (
    <ScreenPage
      title={search.name}
      meta={<SearchStatus search={search} />}
      actions={<SearchButtons search={search} />}
      width="full"
    >
      <Failure search={search} />
      {isUnderWay(search) ? <DuplicateProgress search={search} /> : null}
      {search.state === 'ready' && search.threshold !== null ? (
        <SearchThreshold key={search.version} search={search} threshold={search.threshold} />
      ) : null}
      <SearchFacts search={search} />
      {hasFound ? <DuplicateGroups search={search} /> : null}
    </ScreenPage>
  )
}

function Failure({ search: { failure } }: { search: DuplicateSearch }) {
  const { t } = useTranslation('duplicates')
  if (failure === null) return null
  return <Alert tone="danger">{t(failure === 'limit_reached' ? 'search.tooMany' : 'search.failed')}</Alert>
}
