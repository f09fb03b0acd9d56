import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OnlineAgent } from '@portal/sdk'
import {
  completeLayout,
  Button,
  Card,
  type ColumnLayout,
  DataTable,
  EmptyState,
  FilterBar,
} from '@portal/ui-kit'
import { ListExport } from '#patterns/export/list-export.tsx'
import { onePage, tableExport } from '#patterns/export/table-columns.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { changeOf } from '#patterns/filter-change.ts'
import { filterValuesOf } from '#patterns/table-query.ts'
import { TableSearch } from '#patterns/table-search.tsx'
import { sortOfTable, tableSortOf } from '#patterns/table-sort.ts'
import type { TableState } from '#patterns/use-table-query.ts'
import { useAgentColumns, useAgentTexts } from './agent-columns.tsx'
import { type AgentCounters, useAgentFilters } from './agent-filters.ts'

interface ListState {
  readonly data: { readonly meta: AgentCounters } | undefined
  readonly error: unknown
  readonly isLoading: boolean
  readonly refresh: () => void
}

interface AgentTableProps {
  table: TableState
  list: ListState
  rows: readonly OnlineAgent[]
  isWall: boolean
  /** The path at which an agent opens. */
  hrefOf: (id: string) => string
}

/**
 * A wall display has no selection, saved views, drawers or scrolling: the most urgent rows fit below the
 * tiles.
 */
const wall = {
  hideColumnChooser: true,
  density: 'compact',
  maxHeight: 'max(14rem, calc(100dvh - 16.5rem))',
} as const

const idOf = ({ id }: OnlineAgent) => id
const nameOf = ({ displayName }: OnlineAgent) => displayName

/** All filtered agents on one page: the rows are virtualized (ONL-10). */
export function AgentTable({ table, list, rows, isWall, hrefOf }: AgentTableProps) {
  const { t } = useTranslation(['attendance', 'menu', 'general'])
  const columns = useAgentColumns(isWall)
  const texts = useAgentTexts()
  const [layout, setLayout] = useState<ColumnLayout>()
  const filters = useAgentFilters(list.data?.meta)
  const { query, isFiltered } = table
  const isUrgentFirst = query.sort === 'attention'
  return (
    <Card padding="none">
      <DataTable<OnlineAgent>
        key={isWall ? 'wall' : 'desk'}
        label={t('menu:screens.onlineAgents')}
        columns={columns}
        rows={rows}
        rowKey={idOf}
        rowLabel={nameOf}
        total={rows.length}
        isLoading={list.isLoading}
        {...(isUrgentFirst ? {} : { sort: tableSortOf(query.sort) })}
        onSort={(sort) => table.change({ sort: sortOfTable(sort) })}
        error={failureOf(list)}
        empty={isFiltered ? undefined : <NobodyOnline />}
        {...(isWall
          ? wall
          : {
              rowHref: ({ id }: OnlineAgent) => hrefOf(id),
              ...(layout === undefined ? {} : { layout }),
              onLayout: setLayout,
              toolbar: <AgentFilters table={table} filters={filters} />,
              actions: (
                <AgentActions
                  table={table}
                  rows={rows}
                  columns={tableExport(columns, completeLayout(columns, layout), texts)}
                />
              ),
            })}
      />
    </Card>
  )
}

interface AgentActionsProps {
  table: TableState
  rows: readonly OnlineAgent[]
  /** The export columns. */
  columns: ReturnType<typeof tableExport<OnlineAgent>>
}

function AgentActions({ table, rows, columns }: AgentActionsProps) {
  const { t } = useTranslation(['attendance', 'menu'])
  return (
    <>
      {table.query.sort === 'attention' ? null : (
        <Button size="sm" icon="warning" onPress={() => table.change({ sort: 'attention' })}>
          {t('agents.sorts.attention')}
        </Button>
      )}
      <ListExport
        name={t('menu:screens.onlineAgents')}
        rows={rows.length}
        columns={columns}
        pages={() => onePage(rows)}
      />
    </>
  )
}

function AgentFilters({
  table,
  filters,
}: {
  table: TableState
  filters: ReturnType<typeof useAgentFilters>
}) {
  const { t } = useTranslation('general')
  return (
    <FilterBar
      filters={filters}
      values={filterValuesOf(table.query)}
      onChange={(values) => table.change({ filters: changeOf(filters, values) })}
    >
      <TableSearch table={table} label={t('actions.search')} />
    </FilterBar>
  )
}

// If a refetch fails, stale agents stay: their age is shown.
function failureOf({ data, error, refresh }: ListState) {
  return data === undefined && error !== undefined ? (
    <FailureState error={error} onRetry={refresh} />
  ) : undefined
}

function NobodyOnline() {
  const { t } = useTranslation('attendance')
  return <EmptyState title={t('agents.none')}>{t('agents.noneText')}</EmptyState>
}
