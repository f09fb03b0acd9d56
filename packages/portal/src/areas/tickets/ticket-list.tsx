import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ticket, TicketSelection } from '@portal/sdk'
import { tickets } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Stack } from '@portal/ui-kit'
import type { useMatchingRows } from '#patterns/bulk/use-matching-rows.ts'
import { FreshRows } from '#patterns/held-rows/fresh-rows.tsx'
import { useHeldRows } from '#patterns/held-rows/use-held-rows.ts'
import { linkedFilter } from '#patterns/person-filter.ts'
import type { ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { useSummedList } from '#patterns/use-summed-list.ts'
import type { TableState } from '#patterns/use-table-query.ts'
import { ticketAddress } from './ticket-address.ts'
import { selectionOf, ticketAsk, type deskRules, type TicketFilterName } from './ticket-query.ts'
import { useTicketBulk } from './use-ticket-bulk.tsx'
import { useTicketFilters } from './use-ticket-filters.ts'

/** A list that others change, too. */
const refreshMs = 20_000

type Sort = (typeof deskRules)['sorts'][number]

/** The selection: selected rows, or all matches on every page. */
export interface SelectedTickets {
  readonly count: number
  readonly selection: TicketSelection
  /** The skill that all of them share; undefined if unknown. */
  readonly skillId: string | undefined
}

interface TicketListProps {
  label: string
  table: TableState<Sort, TicketFilterName>
  /** Fixed filters. */
  narrowed?: { readonly assignee?: 'me' | 'nobody' }
  specs: readonly ColumnSpec<Ticket>[]
  /** Omitted filters. */
  without?: readonly TicketFilterName[]
  empty: { title: string; text: string; action?: ReactNode }
  /** More bulk actions, placed before those of editors. */
  bulkActs?: (selected: SelectedTickets) => ReactNode
}

/** The tickets that match the URL; new ones wait above the rows (SHE-11). */
export function TicketList({
  label,
  table,
  narrowed,
  specs,
  without = [],
  empty,
  bulkActs,
}: TicketListProps) {
  const { t } = useTranslation('caseFiles')
  const family = useFamily(tickets)
  const ask = { ...ticketAsk(table.query), ...narrowed }
  const { list: answer } = useSummedList(family.index, ask, { refreshMs })
  const { list, fresh, show } = useHeldRows(answer, JSON.stringify(ask))
  const bulk = useTicketBulk({ list, ask, all: (asked) => family.list(asked).toArray() })
  const { first, ...selected } = selectedOf(bulk.chosen, table.query, list.data?.data ?? [])
  return (
    <Stack space="md">
      <FreshRows
        count={fresh}
        label={(number) => `${t('desk.fresh', { count: fresh, number })} · ${t('desk.show')}`}
        onShow={show}
      />
      <ViewedList<Ticket>
        label={label}
        table={table}
        list={list}
        specs={specs}
        translate={useGroupWords('caseFiles:list')}
        rowKey={({ id }) => id}
        rowLabel={({ number, subject }) => `${number} · ${subject}`}
        rowHref={({ id }) => ticketAddress(id)}
        filters={useListFilters(table, without, list.data?.data)}
        empty={empty}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
        {...bulk.table}
        {...(bulkActs !== undefined && {
          ...bulk.chosen.table,
          bulkActions: [bulkActs(selected), ...bulk.buttons],
        })}
      />
      {bulk.dialogs(first)}
    </Stack>
  )
}

/** The selection, with its first row on this page. */
function selectedOf(
  { count, table: { isAllMatching, selected } }: Chosen,
  query: TableState<Sort, TicketFilterName>['query'],
  shown: readonly Ticket[],
): SelectedTickets & { first: Ticket | undefined } {
  const rows = shown.filter(({ id }) => isAllMatching || selected.has(id))
  return {
    ...{ count, first: rows[0] },
    selection: isAllMatching ? { filter: selectionOf(query) } : { ids: [...selected] },
    skillId: skillOf(query.filters.skillId, isAllMatching ? [] : rows),
  }
}

type Chosen = Pick<ReturnType<typeof useMatchingRows<Ticket, object>>, 'count' | 'table'>

/** The skill that the list is filtered by, or that all selected tickets share. */
function skillOf(asked: string | undefined, chosen: readonly Ticket[]): string | undefined {
  const [first] = chosen
  return asked ?? (chosen.every(({ skill }) => skill.id === first?.skill.id) ? first?.skill.id : undefined)
}

/** The filters, and the person set by a link. */
function useListFilters(
  { query }: TableState<Sort, TicketFilterName>,
  without: readonly TicketFilterName[],
  rows: readonly Ticket[] = [],
) {
  const { t } = useTranslation('caseFiles')
  const filters = useTicketFilters(without)
  const { assigneeId } = query.filters
  const person = rows.find(({ assignee }) => assignee?.id === assigneeId)?.assignee
  return [
    ...linkedFilter({ id: 'assigneeId', label: t('list.assignee') }, assigneeId, person?.displayName),
    ...filters,
  ]
}
