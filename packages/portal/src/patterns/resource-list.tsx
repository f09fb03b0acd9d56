import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, Button, Card, DataTable, EmptyState, Pagination, type DataTableProps } from '@portal/ui-kit'
import { FailureState } from './failure-state.tsx'
import { FilterBar } from './filter-bar.tsx'
import { sortOfTable, tableSortOf } from './table-sort.ts'
import { TableSearch } from './table-search.tsx'
import type { TableState } from './use-table-query.ts'

/** A page of rows as the services answer it. */
interface PageOf<Row> {
  readonly data: readonly Row[]
  readonly meta: { readonly totalCount: number }
}

/** What `useData` says of a list. */
interface ListAnswer<Row> {
  readonly data: PageOf<Row> | undefined
  readonly error: unknown
  readonly isLoading: boolean
  readonly isStale: boolean
  readonly refresh: () => void
}

type FromTable<Row> = Pick<DataTableProps<Row>, 'label' | 'columns' | 'rowKey' | 'rowLabel' | 'rowActions'>

interface ResourceListProps<Row> extends FromTable<Row> {
  table: TableState
  list: ListAnswer<Row>
  searchLabel: string
  /** Select fields that narrow the list, each writing into the address. */
  filters?: ReactNode
  /** What to say and do when nobody made one yet. */
  empty: { title: string; text: string; action?: ReactNode }
}

/** A list that the server pages, sorts and filters, with its empty, failed, stale and forbidden states. */
export function ResourceList<Row>({
  table,
  list,
  searchLabel,
  filters,
  empty,
  ...shape
}: ResourceListProps<Row>) {
  const { t } = useTranslation('general')
  const { query, change } = table
  const rows = list.data?.data ?? []
  const total = list.data?.meta.totalCount ?? 0
  const hasFailed = list.error !== undefined
  return (
    <Card padding="none">
      {hasFailed && list.data ? (
        <Alert tone="warning" actions={<Retry list={list} />}>
          {t('list.stale')}
        </Alert>
      ) : null}
      <DataTable
        {...shape}
        rows={rows}
        total={total}
        firstRow={(query.page - 1) * query.perPage + 1}
        isLoading={list.isLoading}
        isStale={list.isStale}
        sort={tableSortOf(query.sort)}
        onSort={(sort) => change({ sort: sortOfTable(sort) })}
        error={
          hasFailed && !list.data ? <FailureState error={list.error} onRetry={list.refresh} /> : undefined
        }
        empty={table.isFiltered ? <NoneMatch table={table} /> : <NoneYet {...empty} />}
        toolbar={
          <FilterBar>
            <TableSearch table={table} label={searchLabel} />
            {filters}
          </FilterBar>
        }
        footer={
          total === 0 ? undefined : (
            <Pagination
              page={query.page}
              perPage={query.perPage}
              total={total}
              onPage={(page) => change({ page })}
              onPerPage={(perPage) => change({ perPage })}
            />
          )
        }
      />
    </Card>
  )
}

function Retry({ list }: { list: { refresh: () => void } }) {
  const { t } = useTranslation('general')
  return (
    <Button size="sm" icon="refresh" onPress={list.refresh}>
      {t('actions.retry')}
    </Button>
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

function NoneYet({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <EmptyState kind="none-yet" title={title} action={action}>
      {text}
    </EmptyState>
  )
}
