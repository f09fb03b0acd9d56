import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketSkip } from '@portal/sdk'
import { ticketSkips } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, type Column, Inline, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { ticketAddress } from './ticket-address.ts'

const rules = { sorts: ['at'], defaultSort: '-at', filters: ['review'] } as const

/** Skipped tickets with their reasons, for coordinators to accept or reject (TIC-4). */
export function SkipList() {
  const { t } = useTranslation(['casePool', 'caseFile', 'general'])
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const ask = { ...asked, ...(filters.review === undefined ? {} : { isReviewed: filters.review === 'done' }) }
  const list = useData(useFamily(ticketSkips).index, [ask], { keepPrevious: true })
  return (
    <ScreenPage title={t('tabs.skips')} description={t('skips.text')} width="full">
      <ResourceList<TicketSkip>
        label={t('tabs.skips')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowLabel={({ ticket }) => `${ticket.number} · ${ticket.subject}`}
        rowHref={({ ticket }) => ticketAddress(ticket.id)}
        filters={[
          {
            ...{ kind: 'one-of', id: 'review', label: t('skips.review'), isAlwaysShown: true },
            options: (['open', 'done'] as const).map((id) => ({ id, label: t(`skips.reviews.${id}`) })),
          },
        ]}
        empty={{ title: t('skips.none'), text: t('skips.noneText') }}
      />
    </ScreenPage>
  )
}

function useColumns(): readonly Column<TicketSkip>[] {
  const { t } = useTranslation(['casePool', 'caseFile'])
  const format = useFormat()
  return useMemo(
    (): Column<TicketSkip>[] => [
      {
        ...{ id: 'ticket', header: t('rows.ticket'), rowHeader: true, priority: 1 },
        cell: ({ ticket }) => `${ticket.number} · ${ticket.subject}`,
      },
      { id: 'person', header: t('people.person'), priority: 1, cell: ({ person }) => person.displayName },
      {
        ...{ id: 'reason', header: t('caseFile:skip.reason'), priority: 1 },
        cell: ({ reason }) => t(`caseFile:skip.reasons.${reason}`),
      },
      { id: 'note', header: t('caseFile:skip.note'), wrap: true, cell: ({ note }) => note ?? '' },
      { id: 'at', header: t('skips.at'), sortable: true, cell: ({ at }) => format.dateTime(at) },
      { id: 'outcome', header: t('skips.review'), priority: 1, cell: (skip) => <Review skip={skip} /> },
    ],
    [t, format],
  )
}

/** The coordinator's decision, or the two buttons to decide. */
function Review({ skip: { id, version, outcome, ticket } }: { skip: TicketSkip }) {
  const { t } = useTranslation('casePool')
  const review = useAct(useFamily(ticketSkips).review, t('skips.reviewed'))
  if (outcome !== null)
    return (
      <Status tone={outcome === 'accepted' ? 'success' : 'warning'}>{t(`skips.outcomes.${outcome}`)}</Status>
    )
  return (
    <Inline space="xs" noWrap>
      {(['accepted', 'rejected'] as const).map((one) => (
        <Button
          key={one}
          size="sm"
          aria-label={t('skips.of', { act: t(`skips.acts.${one}`), number: ticket.number })}
          isPending={review.isPending}
          onPress={() => void review(id, { outcome: one, version })}
        >
          {t(`skips.acts.${one}`)}
        </Button>
      ))}
    </Inline>
  )
}
