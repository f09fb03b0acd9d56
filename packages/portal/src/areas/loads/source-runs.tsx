import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadSource } from '@portal/sdk'
import { loadSources } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DataTable, EmptyState, Pagination, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { useRunColumns } from './source-columns.tsx'

const perPage = 25

/** The history of a source, newest first. */
export function SourceRuns({ source }: { source: LoadSource }) {
  const { t } = useTranslation('loadSources')
  const [page, setPage] = useState(1)
  const { runs } = useFamily(loadSources)
  const { data, error, refresh } = useData(runs, [source.id, { page, perPage }], { keepPrevious: true })
  const columns = useRunColumns()
  const content = () => {
    if (error !== undefined) return <FailureState error={error} onRetry={refresh} />
    if (data === undefined) return <Skeleton lines={4} />
    const total = data.meta.totalCount
    return (
      <>
        <DataTable
          label={t('runs.title')}
          columns={columns}
          rows={data.data}
          rowKey={({ id }) => id}
          hideColumnChooser
          empty={<EmptyState title={t('runs.none')} />}
        />
        {total > perPage ? <Pagination {...{ page, perPage, total }} onPage={setPage} /> : null}
      </>
    )
  }
  return (
    <Card title={t('runs.title')} padding="none">
      {content()}
    </Card>
  )
}
