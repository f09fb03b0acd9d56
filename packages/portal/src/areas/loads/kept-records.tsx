import { useTranslation } from 'react-i18next'
import type { KeptRecord, Load } from '@portal/sdk'
import { loadActs as loads } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Link, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { RowsOfLoad } from './rows-of-load.tsx'

/** The records that an undo kept, each with the reason. */
export function KeptRecords({ load }: { load: Load }) {
  const { t } = useTranslation('loads')
  const { kept } = useFamily(loads)
  const columns = useKeptColumns()
  return <RowsOfLoad title={t('undo.kept')} loadId={load.id} ask={kept} columns={columns} />
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
    { id: 'key', header: t('undo.key'), priority: 1, cell: ({ key }) => key ?? '' },
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
