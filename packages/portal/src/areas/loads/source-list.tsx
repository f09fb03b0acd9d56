import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadSource } from '@portal/sdk'
import { loadSources } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DataTable, EmptyState, Inline, LinkButton, Pagination, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { newSourceAddress, sourceAddress } from './source-address.ts'
import { useSourceColumns } from './source-columns.tsx'

const perPage = 25
const lookMs = 2000

/** All sources of scheduled loads, with their next run and last result. */
export function SourceList() {
  const { t } = useTranslation(['loadSources', 'loads'])
  const can = useCan()
  const [page, setPage] = useState(1)
  const create = can('CARGUE_CREAR') ? (
    <LinkButton href={newSourceAddress} tone="primary" icon="plus">
      {t('list.create')}
    </LinkButton>
  ) : undefined
  const list = useData(useFamily(loadSources).index, [{ page, perPage }], {
    keepPrevious: true,
    refreshMs: (answer) => (answer?.data.some(({ isRunning }) => isRunning) ? lookMs : 0),
  })
  const columns = useSourceColumns()
  const actions = (
    <Inline space="sm">
      <LinkButton href="/clustering/cargue" tone="quiet" icon="arrowLeft">
        {t('loads:loads.back')}
      </LinkButton>
      {list.data?.meta.totalCount === 0 ? null : create}
    </Inline>
  )
  const content = () => {
    if (list.error !== undefined) return <FailureState error={list.error} onRetry={list.refresh} />
    if (list.data === undefined) return <Skeleton lines={6} />
    const total = list.data.meta.totalCount
    return (
      <>
        <DataTable<LoadSource>
          label={t('list.title')}
          columns={columns}
          rows={list.data.data}
          rowKey={({ id }) => id}
          rowHref={sourceAddress}
          hideColumnChooser
          empty={
            <EmptyState title={t('list.none')} action={create}>
              {t('list.noneText')}
            </EmptyState>
          }
        />
        {total > perPage ? <Pagination {...{ page, perPage, total }} onPage={setPage} /> : null}
      </>
    )
  }
  return (
    <ScreenPage title={t('list.title')} description={t('list.text')} actions={actions}>
      <Card padding="none">{content()}</Card>
    </ScreenPage>
  )
}
