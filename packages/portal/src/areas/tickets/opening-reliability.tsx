import { useTranslation } from 'react-i18next'
import { openings } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, FilterBar } from '@portal/ui-kit'
import { changeOf } from '#patterns/filter-change.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { filterValuesOf } from '#patterns/table-query.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { Waiting } from '#patterns/waiting-part.tsx'
import { historyRules, openingPeriod, useOpeningFilters } from './opening-query.ts'
import { ReliabilityTable } from './reliability-table.tsx'

const names = ['period'] as const

/** The reliability of each service and its causes, the least reliable first. */
export function OpeningReliability() {
  const { t } = useTranslation('openings')
  const table = useTableQuery(historyRules)
  const days = openingPeriod(table.query.filters.period)
  const { data, error, refresh } = useData(useFamily(openings).reliability, [days], { keepPrevious: true })
  const filters = useOpeningFilters(names)
  const toolbar = (
    <FilterBar
      filters={filters}
      values={filterValuesOf(table.query)}
      onChange={(values) => table.change({ filters: changeOf(filters, values) })}
    />
  )
  return (
    <ScreenPage title={t('tabs.reliability')} description={t('reliability.text')} width="full">
      <Card padding="none">
        {data === undefined ? (
          <Waiting error={error} onRetry={refresh} />
        ) : (
          <ReliabilityTable rows={data} toolbar={toolbar} />
        )}
      </Card>
    </ScreenPage>
  )
}
