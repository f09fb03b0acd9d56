import { useTranslation } from 'react-i18next'
import type { Load, LoadExclusion } from '@portal/sdk'
import { loadActs as loads } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { RowsOfLoad } from './rows-of-load.tsx'

/** The rows of a load that blacklists excluded, each with the deciding list. */
export function ExcludedRows({ load }: { load: Load }) {
  const { t } = useTranslation('loads')
  const { exclusions } = useFamily(loads)
  const columns = useExcludedColumns()
  return <RowsOfLoad title={t('blacklists.hits')} loadId={load.id} ask={exclusions} columns={columns} />
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
