import { useTranslation } from 'react-i18next'
import type { Load, LoadExclusion } from '@portal/sdk'
import { loadActs as loads } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DataTable, Pagination, Stack, type Column } from '@portal/ui-kit'
import { useState } from 'react'
import { useFormat } from '#format/use-format.ts'

const perPage = 25

/** The rows that blacklists kept out of a load, each with the list that decided. */
export function ExcludedRows({ load }: { load: Load }) {
  const { t } = useTranslation('loads')
  const [page, setPage] = useState(1)
  const { exclusions } = useFamily(loads)
  const { data } = useData(exclusions, [load.id, { page, perPage }], { keepPrevious: true })
  const columns = useExcludedColumns()
  if (data === undefined) return null
  const total = data.meta.totalCount
  return (
    <Card title={t('blacklists.hits')} padding="none">
      <Stack space="md">
        <DataTable
          label={t('blacklists.hits')}
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

function useExcludedColumns(): readonly Column<LoadExclusion>[] {
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
    { id: 'value', header: t('blacklists.value'), priority: 1, cell: ({ value }) => value },
    { id: 'field', header: t('errors.field'), cell: ({ field }) => <code>{field}</code> },
    { id: 'list', header: t('blacklists.list'), cell: ({ blacklist }) => blacklist },
    { id: 'since', header: t('blacklists.since'), cell: ({ since }) => since },
  ]
}
