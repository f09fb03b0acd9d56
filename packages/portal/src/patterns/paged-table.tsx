import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, DataTable, EmptyState, Pagination, Stack, type DataTableProps } from '@portal/ui-kit'
import { TickedRows, useTickedRows } from './export/ticked-rows.ts'
import { FailureState } from './failure-state.tsx'
import { sortOfTable, tableSortOf } from './table-sort.ts'
import type { TableState } from './use-table-query.ts'

/** A page of rows as answered. */
interface PageOf<Row> {
  readonly data: readonly Row[]
  /** A lower bound of the total while the rows are not counted yet. */
  readonly meta: { readonly totalCount: number; readonly hasTotals?: boolean }
}

/** The `useData` result of a list. */
export interface ListAnswer<Row> {
  readonly data: PageOf<Row> | undefined
  readonly error: unknown
  readonly isLoading: boolean
  readonly isStale: boolean
  readonly refresh: () => void
}

/** The columns and actions of a table. */
export type TableShape<Row> = Pick<
  DataTableProps<Row>,
  | 'label'
  | 'columns'
  | 'rowKey'
  | 'rowLabel'
  | 'rowHref'
  | 'rowAct'
  | 'rowActions'
  | 'freshRow'
  | 'hideColumnChooser'
  | 'layout'
  | 'onLayout'
  | 'selected'
  | 'onSelect'
  | 'isAllMatching'
  | 'onAllMatching'
  | 'bulkActions'
  | 'bulkRun'
  | 'actions'
>

export interface PagedTableProps<Row> extends TableShape<Row> {
  table: TableState
  list: ListAnswer<Row>
  toolbar?: ReactNode
  /** The totals of all matching rows, sticky below the table. */
  sums?: ReactNode
  /** Shown when nothing was created yet. */
  empty: ReactNode
  /** Rows can be ticked for an export, where the screen has no selection of its own. */
  isTickable?: boolean | undefined
}

/** A table that the server pages and sorts according to the URL; an export in it knows its ticked rows. */
export function PagedTable<Row>({ isTickable, ...props }: PagedTableProps<Row>) {
  const { search, filters } = props.table.query
  const ticked = useTickedRows({ ...props, isTickable, question: JSON.stringify([search, filters]) })
  return (
    <TickedRows value={ticked.rows}>
      <Rows {...props} {...ticked.table} />
    </TickedRows>
  )
}

function Rows<Row>({
  table,
  list,
  toolbar,
  sums,
  empty,
  ...shape
}: Omit<PagedTableProps<Row>, 'isTickable'>) {
  const { query, isFiltered } = table
  const rows = list.data?.data ?? []
  const { rows: total, isMore } = countOf(list)
  return (
    <DataTable
      {...shape}
      rows={rows}
      total={isMore ? undefined : total}
      firstRow={(query.page - 1) * query.perPage + 1}
      isLoading={list.isLoading}
      isStale={list.isStale}
      sort={tableSortOf(query.sort)}
      onSort={(sort) => table.change({ sort: sortOfTable(sort) })}
      error={failureOf(list)}
      empty={isFiltered ? <NoneMatch table={table} /> : empty}
      toolbar={toolbar}
      footer={
        total === 0 ? undefined : (
          <Stack space="sm">
            {sums}
            <Pages table={table} total={total} isMore={isMore} />
          </Stack>
        )
      }
    />
  )
}

/** The number of matching rows, and whether it is a lower bound. */
export const countOf = <Row,>({ data }: Pick<ListAnswer<Row>, 'data'>) => ({
  rows: data?.meta.totalCount ?? 0,
  isMore: data?.meta.hasTotals === false,
})

// Stale rows stay when a refresh fails.
function failureOf<Row>({ data, error, refresh }: ListAnswer<Row>): ReactNode {
  return data === undefined && error !== undefined ? (
    <FailureState error={error} onRetry={refresh} />
  ) : undefined
}

function Pages({ table, ...count }: { table: TableState; total: number; isMore: boolean }) {
  const { query } = table
  return (
    <Pagination
      page={query.page}
      perPage={query.perPage}
      {...count}
      onPage={(page) => table.change({ page })}
      onPerPage={(perPage) => table.change({ perPage })}
    />
  )
}

function NoneMatch({ table }: { table: TableState }) {
  const { t } = useTranslation('general')
  return (
    <EmptyState
      kind="none-match"
      title={t('list.noneMatch')}
      action={<Button onPress={() => table.clear()}>{t('actions.clearFilters')}</Button>}
    >
      {t('list.clearSearch')}
    </EmptyState>
  )
}
