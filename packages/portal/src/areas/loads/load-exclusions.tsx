import { useTranslation } from 'react-i18next'
import type { Load, LoadFilter } from '@portal/sdk'
import { loadActs as loads } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Badge, Card, DataTable, EmptyState, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The blacklists that a load was checked against, with their version and the number of excluded rows (LNE-4). */
export function LoadExclusions({ load }: { load: Load }) {
  const { t } = useTranslation('loads')
  const { filters } = useFamily(loads)
  const list = useData(filters, load.blacklist === null && load.startedAt !== null ? [load.id] : null, {
    keepPrevious: true,
  })
  const columns = useFilterColumns()
  if (list.data === undefined || (list.data.length === 0 && load.excluded === 0)) return null
  return (
    <Card title={t('blacklists.excludedTitle')} description={t('blacklists.excludedText')} padding="none">
      <DataTable
        label={t('blacklists.excludedTitle')}
        columns={columns}
        rows={list.data}
        rowKey={({ blacklistId }) => blacklistId}
        hideColumnChooser
        empty={<EmptyState title={t('blacklists.noFilters')} />}
      />
    </Card>
  )
}

function useFilterColumns(): readonly Column<LoadFilter>[] {
  const { t } = useTranslation('loads')
  const format = useFormat()
  return [
    { id: 'list', header: t('blacklists.list'), rowHeader: true, priority: 1, cell: ({ name }) => name },
    { id: 'hits', header: t('blacklists.hits'), priority: 1, cell: ({ hits }) => format.whole(hits) },
    { id: 'edition', header: t('blacklists.edition'), cell: ({ edition }) => edition ?? '' },
    {
      id: 'ranOn',
      header: t('blacklists.ranOn'),
      cell: ({ ranOn, isStale }) =>
        isStale ? (
          <Badge tone="warning">{[ranOn, t('blacklists.stale')].filter(Boolean).join(' · ')}</Badge>
        ) : (
          ranOn
        ),
    },
  ]
}
