import { useTranslation } from 'react-i18next'
import { errorCodes, type Load, type LoadError } from '@portal/sdk'
import { useData, usePortal } from '@portal/sdk/react'
import { Card, DataTable, EmptyState, Pagination } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { FilterBar } from '#patterns/filter-bar.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { ErrorFilters } from './error-filters.tsx'
import { RejectedRows } from './rejected-rows.tsx'
import { isRunning, liveMs } from './load-state.ts'
import { useErrorColumns } from './error-columns.tsx'

// The service gives them in the order of the file; there is no other.
const rules = { sorts: ['row'], defaultSort: 'row', filters: ['field', 'code'] } as const

/** Every error of every rejected row, and the rows themselves to mend and upload again (CAR-4, CAR-7). */
export function LoadErrors({ load }: { load: Load }) {
  const { t } = useTranslation(['loads', 'general'])
  const { loads } = usePortal()
  const { query, change, isFiltered } = useTableQuery(rules)
  const { page, perPage, filters } = query
  const errors = loads.errors(load.id)
  const code = errorCodes.find((known) => known === filters.code)
  const asked = {
    page,
    perPage,
    ...(filters.field === undefined ? {} : { field: filters.field }),
    ...(code === undefined ? {} : { code }),
  }
  const list = useData(errors.index, [asked], { keepPrevious: true, refreshMs: isRunning(load) ? liveMs : 0 })
  const columns = useErrorColumns()
  const total = list.data?.meta.totalCount ?? 0
  return (
    <Card
      title={t('errors.title')}
      description={t('errors.downloadHelp')}
      padding="none"
      actions={load.errors > 0 ? <RejectedRows load={load} /> : undefined}
    >
      <DataTable<LoadError>
        label={t('errors.title')}
        columns={columns}
        rows={list.data?.data ?? []}
        rowKey={({ row, field, code }) => `${row}-${field ?? ''}-${code}`}
        rowLabel={({ row }) => `${t('errors.row')} ${row}`}
        hideColumnChooser
        isLoading={list.isLoading}
        isStale={list.isStale}
        total={total}
        firstRow={(page - 1) * perPage + 1}
        error={
          list.error === undefined ? undefined : <FailureState error={list.error} onRetry={list.refresh} />
        }
        empty={
          <EmptyState kind={isFiltered ? 'none-match' : 'none-yet'} icon="success" title={t('errors.none')}>
            {t('errors.noneText')}
          </EmptyState>
        }
        toolbar={
          <FilterBar>
            <ErrorFilters load={load} filters={filters} onFilter={(next) => change({ filters: next })} />
          </FilterBar>
        }
        footer={
          total === 0 ? undefined : (
            <Pagination
              page={page}
              perPage={perPage}
              total={total}
              onPage={(next) => change({ page: next })}
              onPerPage={(next) => change({ perPage: next })}
            />
          )
        }
      />
    </Card>
  )
}
