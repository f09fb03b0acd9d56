import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@portal/sdk'
import { Card, DataTable, EmptyState, Link, LinkButton, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useRowSum } from '#patterns/load-rows.ts'
import { LoadStatus } from '#patterns/load-status.tsx'

type Loads = NonNullable<Dashboard['loads']>['recent']

/** The loads touched last, each leading to its details. */
export function RecentLoads({ loads }: { loads: Loads }) {
  const { t } = useTranslation(['home', 'general'])
  const format = useFormat()
  const sum = useRowSum()
  const columns: Column<Loads[number]>[] = [
    {
      id: 'name',
      header: t('loads.columns.name'),
      rowHeader: true,
      priority: 1,
      cell: (load) => <Link href={`/clustering/cargue?load=${load.id}`}>{load.name}</Link>,
    },
    {
      id: 'state',
      header: t('loads.columns.state'),
      priority: 1,
      cell: (load) => <LoadStatus load={load} />,
    },
    {
      id: 'rows',
      header: t('loads.columns.progress'),
      wrap: true,
      cell: (load) => sum(load),
    },
    {
      id: 'createdAt',
      header: t('loads.columns.createdAt'),
      cell: (load) => format.dateTime(load.createdAt),
    },
  ]
  return (
    <Card
      title={t('loads.recent')}
      padding="none"
      actions={<LinkButton href="/clustering/cargue">{t('loads.seeAll')}</LinkButton>}
    >
      <DataTable
        label={t('general:list.table', { name: t('loads.recent') })}
        columns={columns}
        rows={loads}
        rowKey={(load) => load.id}
        rowLabel={(load) => load.name}
        hideColumnChooser
        empty={
          <EmptyState
            title={t('loads.noneRecent')}
            action={<LinkButton href="/carga-registros">{t('loads.upload')}</LinkButton>}
          >
            {t('loads.noneRecentText')}
          </EmptyState>
        }
      />
    </Card>
  )
}
