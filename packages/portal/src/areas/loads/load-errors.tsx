import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodes, type Load, type LoadError, type TemplateColumn } from '@portal/sdk'
import { useData, usePortal } from '@portal/sdk/react'
import { Card, DataTable, EmptyState, Pagination } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { FilterBar } from '#patterns/filter-bar.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { ErrorFilters } from './error-filters.tsx'
import { RejectedRows } from './rejected-rows.tsx'
import { useErrorColumns } from './error-columns.tsx'

// The service gives them in the order of the file; there is no other.
const rules = { sorts: ['row'], defaultSort: 'row', filters: ['field', 'code'] } as const

const noColumns: readonly TemplateColumn[] = []

/** Every error of every rejected row, and the rows themselves to mend and upload again (CAR-4, CAR-7). */
export function LoadErrors({ load }: { load: Load }) {
  const { t } = useTranslation(['loads', 'general'])
  const { loads, templates } = usePortal()
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
  const list = useData(errors.index, [asked], { keepPrevious: true })
  const { data: template } = useData(templates.show, [load.templateId])
  const fields = template?.columns ?? noColumns
  const columns = useErrorColumns(fields)
  useNewErrors(load.errors, list.refresh)
  const total = list.data?.meta.totalCount ?? 0
  return (
    <Card
      title={t('errors.title')}
      description={load.errors > 0 ? t('errors.downloadHelp') : undefined}
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
          load.errors === 0 ? undefined : (
            <FilterBar>
              <ErrorFilters
                columns={fields}
                filters={filters}
                onFilter={(next) => change({ filters: next })}
              />
            </FilterBar>
          )
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

/** Reads the errors again when a load under way has rejected more rows. */
function useNewErrors(count: number, refresh: () => void) {
  const known = useRef(count)
  useEffect(() => {
    if (known.current === count) return
    known.current = count
    refresh()
  }, [count, refresh])
}
