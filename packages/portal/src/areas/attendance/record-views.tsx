import { useTranslation } from 'react-i18next'
import type { RecordView } from '@portal/sdk'
import { recordViews } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, type Column, EmptyState } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'

const rules = { sorts: ['at'], defaultSort: '-at' } as const

/** Who has viewed the person's own record, or anybody's. */
export function RecordViews({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslation('proof')
  const { index } = useFamily(recordViews)
  const table = useTableQuery(rules)
  const { page, perPage, sort } = table.query
  const list = useData(index, [{ page, perPage, sort, ...(isOwn ? { own: true } : {}) }], {
    keepPrevious: true,
  })
  return (
    <ScreenPage title={t('views.title')} description={t(isOwn ? 'views.ownText' : 'views.text')}>
      <Card padding="none">
        <PagedTable<RecordView>
          label={t('views.title')}
          table={table}
          list={list}
          columns={useViewColumns(isOwn)}
          rowKey={({ id }) => id}
          rowLabel={({ viewer }) => viewer.displayName}
          empty={
            <EmptyState title={t('views.none')}>
              {t(isOwn ? 'views.ownNoneText' : 'views.noneText')}
            </EmptyState>
          }
        />
      </Card>
    </ScreenPage>
  )
}

function useViewColumns(isOwn: boolean): readonly Column<RecordView>[] {
  const { t } = useTranslation('proof')
  const format = useFormat()
  return [
    {
      ...{ id: 'viewer', header: t('views.viewer'), rowHeader: true, priority: 1 },
      cell: ({ viewer }) => viewer.displayName,
    },
    ...(isOwn
      ? []
      : [
          {
            ...{ id: 'person', header: t('views.person'), priority: 1 as const },
            cell: ({ person }: RecordView) => person.displayName,
          },
        ]),
    {
      ...{ id: 'at', header: t('views.at'), sortable: true, priority: 1 },
      cell: ({ at }) => format.dateTime(at),
    },
    { id: 'what', header: t('views.what'), priority: 2, cell: ({ what }) => t(`views.kinds.${what}`) },
    {
      ...{ id: 'role', header: t('grants.role'), priority: 2 },
      cell: ({ role }) => t(role === null ? 'views.company' : `grants.roles.${role}`),
    },
    {
      id: 'period',
      header: t('grants.period'),
      priority: 3,
      cell: ({ from, until }) => `${from} – ${until}`,
    },
    { id: 'reason', header: t('grants.reason'), priority: 3, cell: ({ reason }) => reason ?? '' },
  ]
}
