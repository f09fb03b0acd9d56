import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketBatch } from '@portal/sdk'
import { ticketBatches } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, type Column, Drawer, EmptyState, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { BatchResult } from './batch-result.tsx'
import { batchTones, isUnderWay } from './batch-state.ts'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const
const liveMs = 2000

/** The batches; each opens with the result of its tickets, and can be undone there. */
export function BatchList({ kinds }: { kinds: readonly TicketBatch['kind'][] }) {
  const { t } = useTranslation('casePool')
  const table = useTableQuery(rules)
  const opened = useOpened('batch')
  const { page, perPage } = table.query
  const list = useData(useFamily(ticketBatches).index, [{ page, perPage, kind: [...kinds] }], {
    keepPrevious: true,
    refreshMs: (answer) => (answer?.data.some(isUnderWay) === true ? liveMs : 0),
  })
  return (
    <ScreenPage title={t('batches.title')} description={t('batches.text')} width="full">
      <Card padding="none">
        <PagedTable<TicketBatch>
          label={t('batches.title')}
          table={table}
          list={list}
          columns={useColumns()}
          rowKey={({ id }) => id}
          rowLabel={({ createdAt }) => createdAt}
          rowHref={({ id }) => opened.hrefOf(id)}
          empty={<EmptyState title={t('batches.none')}>{t('batches.noneText')}</EmptyState>}
        />
      </Card>
      {opened.id === null ? null : (
        <Drawer
          title={t('batches.one')}
          isOpen
          onOpenChange={(isOpen) => (isOpen ? undefined : opened.close())}
        >
          <BatchResult id={opened.id} />
        </Drawer>
      )}
    </ScreenPage>
  )
}

function useColumns(): readonly Column<TicketBatch>[] {
  const { t } = useTranslation('casePool')
  const format = useFormat()
  return useMemo(
    (): Column<TicketBatch>[] => [
      {
        ...{ id: 'createdAt', header: t('batches.createdAt'), rowHeader: true, priority: 1 },
        cell: ({ createdAt }) => format.dateTime(createdAt),
      },
      {
        ...{ id: 'state', header: t('batches.state'), priority: 1 },
        cell: ({ state }) => <Status tone={batchTones[state]}>{t(`states.${state}`)}</Status>,
      },
      {
        ...{ id: 'kind', header: t('batches.kind'), priority: 1 },
        cell: ({ kind, rule }) => (rule === null ? t(`kinds.${kind}`) : t(`rules.${rule}`)),
      },
      { id: 'done', header: t('batches.done'), align: 'end', cell: ({ done }) => format.whole(done) },
      {
        id: 'refused',
        header: t('batches.refused'),
        align: 'end',
        cell: ({ refused }) => format.whole(refused),
      },
      { id: 'reason', header: t('batches.reason'), wrap: true, cell: ({ reason }) => reason ?? '' },
      {
        ...{ id: 'createdBy', header: t('batches.createdBy') },
        cell: ({ createdBy }) => createdBy?.displayName ?? '',
      },
    ],
    [t, format],
  )
}
