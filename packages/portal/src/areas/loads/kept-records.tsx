import { loadActs as loads } from '@portal/sdk/laia'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptRecord, Load } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DataTable, Link, Pagination, Stack, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'

const perPage = 25

/** The records that stayed when a load was taken back, each with the reason. */
export function KeptRecords({ load }: { load: Load }) {
  const { t } = useTranslation('loads')
  const [page, setPage] = useState(1)
  const { kept } = useFamily(loads)
  const { data, error, refresh } = useData(kept, [load.id, { page, perPage }], { keepPrevious: true })
  const columns = useKeptColumns()
  if (error !== undefined) return <FailureState error={error} onRetry={refresh} />
  if (data === undefined) return null
  const total = data.meta.totalCount
  return (
    <Card title={t('undo.kept')} padding="none">
      <Stack space="md">
        <DataTable
          label={t('undo.kept')}
          columns={columns}
          rows={data.data}
          rowKey={({ row }) => String(row)}
          hideColumnChooser
        />
        {total > perPage ? <Pagination {...{ page, perPage, total }} onPage={setPage} /> : null}
      </Stack>
    </Card>
  )
}

function useKeptColumns(): readonly Column<KeptRecord>[] {
  const { t } = useTranslation('loads')
  const format = useFormat()
  return [
    {
      id: 'row',
      header: t('errors.row'),
      rowHeader: true,
      priority: 1,
      cell: ({ row }) => format.whole(row),
    },
    { id: 'key', header: t('file.key'), priority: 1, cell: ({ key }) => key ?? '' },
    {
      id: 'reason',
      header: t('errors.reason'),
      priority: 1,
      cell: ({ reason }) => t(`undo.reasons.${reason}`),
    },
    {
      id: 'load',
      header: t('undo.laterLoad'),
      cell: ({ load }) =>
        load === null ? '' : <Link href={`/clustering/cargue?load=${load.id}`}>{load.name}</Link>,
    },
  ]
}
