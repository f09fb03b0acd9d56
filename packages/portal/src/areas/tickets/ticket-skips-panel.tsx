import { useTranslation } from 'react-i18next'
import type { TicketSkip } from '@portal/sdk'
import { ticketSkips } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, type Column, EmptyState } from '@portal/ui-kit'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useFormat } from '#format/use-format.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'

const rules = { sorts: ['at'], defaultSort: '-at' } as const

/** Tickets that agents passed on, which a coordinator reviews (TIC-4). */
export function TicketSkipsPanel() {
  const { t } = useTranslation('ticketSkips')
  const family = useFamily(ticketSkips)
  const table = useTableQuery(rules)
  const { page, perPage, sort } = table.query
  const list = useData(family.index, [{ page, perPage, sort }], { keepPrevious: true })
  const review = useAct(family.review, t('list.reviewed'))
  const judge = (row: TicketSkip, outcome: 'accepted' | 'rejected') => ({
    ...{ id: outcome, label: t(outcome === 'accepted' ? 'list.accept' : 'list.reject') },
    onAction: () => void review(row.id, { outcome, version: row.version }),
  })
  return (
    <ScreenPage title={t('list.title')} description={t('list.text')} width="full">
      <Card padding="none">
        <PagedTable<TicketSkip>
          label={t('list.title')}
          table={table}
          list={list}
          columns={useSkipColumns()}
          rowKey={({ id }) => id}
          rowLabel={({ ticket }) => String(ticket.number)}
          rowActions={(row) => [{ items: [judge(row, 'accepted'), judge(row, 'rejected')] }]}
          empty={<EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>}
        />
      </Card>
    </ScreenPage>
  )
}

function useSkipColumns(): readonly Column<TicketSkip>[] {
  const { t } = useTranslation('ticketSkips')
  const format = useFormat()
  return [
    {
      ...{ id: 'ticket', header: t('list.ticket'), rowHeader: true, priority: 1 },
      cell: ({ ticket }) => `${ticket.number} · ${ticket.subject}`,
    },
    { id: 'person', header: t('list.person'), priority: 1, cell: ({ person }) => person.displayName },
    {
      id: 'reason',
      header: t('list.reason'),
      priority: 1,
      cell: ({ reason }) => t(`list.reasonOf.${reason}`),
    },
    { id: 'note', header: t('list.note'), priority: 2, cell: ({ note }) => note },
    {
      ...{ id: 'at', header: t('list.at'), sortable: true, priority: 1 },
      cell: ({ at }) => format.dateTime(at),
    },
    {
      ...{ id: 'outcome', header: t('list.outcome'), priority: 1 },
      cell: ({ outcome }) => t(outcome === null ? 'list.pending' : `list.outcomeOf.${outcome}`),
    },
    {
      ...{ id: 'reviewedBy', header: t('list.reviewedBy'), priority: 3 },
      cell: ({ reviewedBy }) => reviewedBy?.displayName ?? '',
    },
  ]
}
