import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Duplicate, DuplicateSearch } from '@portal/sdk'
import { duplicates } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, type Column, EmptyState, FilterBar, type Filter } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { changeOf } from '#patterns/filter-change.ts'
import { PagedTable } from '#patterns/paged-table.tsx'
import { filterValuesOf } from '#patterns/table-query.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { groupAddress } from './duplicate-address.ts'
import { GroupStatus, isUnderWay, liveMs } from './duplicate-state.tsx'

const rules = { sorts: ['score', 'size'], defaultSort: '-score', filters: ['state'] } as const
const states = ['pending', 'merged', 'partial', 'distinct', 'postponed'] as const

/** The groups of a search, highest score first. */
export function DuplicateGroups({ search }: { search: DuplicateSearch }) {
  const { t } = useTranslation('duplicates')
  const { index } = useFamily(duplicates)
  const table = useTableQuery(rules)
  const { page, perPage, sort, filters } = table.query
  const state = states.find((one) => one === filters.state)
  const asked = { page, perPage, sort, ...(state === undefined ? {} : { state }) }
  const list = useData(index, [search.id, asked], {
    keepPrevious: true,
    refreshMs: () => (isUnderWay(search) ? liveMs : 0),
  })
  const filter: Filter = {
    ...{ kind: 'one-of', id: 'state', label: t('groups.state'), isAlwaysShown: true },
    options: states.map((id) => ({ id, label: t(`groupStates.${id}`) })),
  }
  return (
    <Card padding="none">
      <PagedTable<Duplicate>
        label={t('groups.title')}
        table={table}
        list={list}
        columns={useGroupColumns()}
        rowKey={({ id }) => id}
        rowLabel={({ label }) => label}
        rowHref={(group) => groupAddress(search.id, group)}
        empty={<EmptyState title={t('groups.none')}>{t('groups.noneText')}</EmptyState>}
        toolbar={
          <FilterBar
            filters={[filter]}
            values={filterValuesOf(table.query)}
            onChange={(values) => table.change({ filters: changeOf([filter], values) })}
          />
        }
      />
    </Card>
  )
}

function useGroupColumns(): readonly Column<Duplicate>[] {
  const { t } = useTranslation('duplicates')
  const format = useFormat()
  return useMemo(
    (): Column<Duplicate>[] => [
      { id: 'label', header: t('groups.label'), rowHeader: true, priority: 1, cell: ({ label }) => label },
      { id: 'state', header: t('groups.state'), priority: 1, cell: (group) => <GroupStatus group={group} /> },
      {
        ...{ id: 'size', header: t('groups.size'), align: 'end', sortable: true },
        cell: ({ size }) => format.whole(size),
      },
      {
        ...{ id: 'score', header: t('groups.score'), align: 'end', sortable: true },
        cell: ({ score }) => format.number(score),
      },
      {
        ...{ id: 'refusal', header: t('groups.refusal') },
        cell: ({ refusal }) =>
          refusal === null ? '' : t(`groups.refusals.${refusal.code}`, { member: refusal.member }),
      },
      {
        id: 'decidedBy',
        header: t('groups.decidedBy'),
        cell: ({ decidedBy }) => decidedBy?.displayName ?? '',
      },
      {
        ...{ id: 'decidedAt', header: t('groups.decidedAt'), hidden: true },
        cell: ({ decidedAt }) => (decidedAt === null ? '' : format.dateTime(decidedAt)),
      },
    ],
    [t, format],
  )
}
