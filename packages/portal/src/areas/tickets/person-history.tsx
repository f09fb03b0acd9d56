import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketChangeOfPerson } from '@portal/sdk'
import { tickets } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { readRange, type Column } from '@portal/ui-kit'
import { instantOf } from '#format/instant-of.ts'
import { useFormat } from '#format/use-format.ts'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { ticketAddress } from './ticket-address.ts'
import { useChangeValue } from './use-change-value.ts'
import { useFieldName } from './use-field-name.ts'

const rules = { sorts: ['at'], defaultSort: '-at', filters: ['period'] } as const
const dayMs = 86_400_000

/** The actions of people on tickets in a period: whose, and which days (TIC-8). */
export function PersonHistory() {
  const { t } = useTranslation(['casePool', 'general'])
  const { timeZone } = useFormat()
  const table = useTableQuery(rules)
  const { page, perPage, search, filters } = table.query
  const { from, to } = readRange(filters.period ?? '')
  const begin = from === null ? undefined : instantOf(from, '00:00', timeZone)
  const end = to === null ? undefined : instantOf(dayAfter(to), '00:00', timeZone)
  const ask = {
    ...{ page, perPage, search },
    ...(begin === undefined ? {} : { from: begin }),
    ...(end === undefined ? {} : { until: end }),
  }
  const list = useData(useFamily(tickets).history, [ask], { keepPrevious: true })
  return (
    <ScreenPage title={t('tabs.history')} description={t('history.text')} width="full">
      <ResourceList<TicketChangeOfPerson>
        label={t('tabs.history')}
        searchLabel={t('people.person')}
        table={table}
        list={list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowLabel={({ ticket }) => `${ticket.number} · ${ticket.subject}`}
        rowHref={({ ticket }) => ticketAddress(ticket.id)}
        filters={[{ kind: 'date-range', id: 'period', label: t('history.period'), isAlwaysShown: true }]}
        empty={{ title: t('history.none'), text: t('history.noneText') }}
      />
    </ScreenPage>
  )
}

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

function useColumns(): readonly Column<TicketChangeOfPerson>[] {
  const { t } = useTranslation(['casePool', 'caseFile'])
  const format = useFormat()
  const nameOf = useFieldName()
  const shown = useChangeValue()
  return useMemo(
    (): Column<TicketChangeOfPerson>[] => [
      { id: 'at', header: t('batches.createdAt'), priority: 1, cell: ({ at }) => format.dateTime(at) },
      {
        ...{ id: 'person', header: t('people.person'), priority: 1 },
        cell: ({ user }) => user?.displayName ?? t('caseFile:entries.by.portal'),
      },
      {
        ...{ id: 'ticket', header: t('rows.ticket'), rowHeader: true, priority: 1 },
        cell: ({ ticket }) => `${ticket.number} · ${ticket.subject}`,
      },
      { id: 'field', header: t('caseFile:changes.field'), cell: (change) => nameOf(change) },
      {
        ...{ id: 'change', header: t('history.change'), wrap: true },
        cell: ({ field, old, new: now }) => `${shown(field, old)} → ${shown(field, now)}`,
      },
    ],
    [t, format, nameOf, shown],
  )
}
