import { loadActs as loads } from '@portal/sdk/laia'
import { templates } from '@portal/sdk/laia'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { errorCodes, type Load, type LoadError, type TemplateColumn } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import { completeLayout, Card, EmptyState, Inline } from '@portal/ui-kit'
import { ListExport } from '#patterns/export/list-export.tsx'
import { pagesOf, tableExport } from '#patterns/export/table-columns.ts'
import { PagedTable } from '#patterns/paged-table.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useErrorColumns } from './error-columns.tsx'
import { ErrorFilters } from './error-filters.tsx'
import { RejectedRows } from './rejected-rows.tsx'
import { canMend } from './load-state.ts'
import { MendLink } from './mend-link.tsx'
import { rowsPart } from './load-address.ts'
import { useNewErrors } from './use-new-errors.ts'

// The service only supports the order of the file.
const rules = { sorts: ['row'], defaultSort: 'row', filters: ['field', 'code'] } as const
const noColumns: readonly TemplateColumn[] = []

/** Every error of every rejected row, and the rows themselves to correct and upload again (CAR-4, CAR-7). */
export function LoadErrors({ load }: { load: Load }) {
  const { t } = useTranslation(['loads', 'general'])
  const loadsFamily = useFamily(loads)
  const templatesFamily = useFamily(templates)
  const table = useTableQuery(rules)
  const { page, perPage, filters } = table.query
  const { index } = loadsFamily.errors(load.id)
  const list = useData(index, [{ page, perPage, ...askedOf(filters) }], {
    keepPrevious: true,
  })
  const { data: template } = useData(templatesFamily.show, [load.templateId])
  const fields = template?.columns ?? noColumns
  const columns = useErrorColumns(fields)
  const hasErrors = load.errors > 0
  const place = useRowsPlace()
  useNewErrors(`${load.round} ${load.errors}`, list.refresh)
  return (
    <div ref={place}>
      <Card
        title={t('errors.title')}
        description={hasErrors ? t('errors.downloadHelp') : undefined}
        padding="none"
        actions={hasErrors ? <RejectedActs load={load} /> : undefined}
      >
        <PagedTable<LoadError>
          label={t('general:list.table', { name: t('errors.title') })}
          table={table}
          list={list}
          columns={columns}
          rowKey={({ row, field, code }) => `${row}-${field ?? ''}-${code}`}
          rowLabel={({ row }) => `${t('errors.row')} ${row}`}
          hideColumnChooser
          actions={
            <ListExport
              name={t('errors.title')}
              rows={list.data?.meta.totalCount ?? 0}
              columns={tableExport(columns, completeLayout(columns, undefined), {
                row: { number: ({ row }) => row },
                value: ({ value }) => value,
              })}
              pages={(options) => pagesOf((asked) => index({ ...asked, ...askedOf(filters) }, options))}
            />
          }
          toolbar={hasErrors ? <ErrorFilters columns={fields} table={table} /> : undefined}
          empty={
            <EmptyState icon="success" title={t('errors.none')}>
              {t('errors.noneText')}
            </EmptyState>
          }
        />
      </Card>
    </div>
  )
}

/** Downloads the rows to correct them elsewhere, or opens the correction grid. */
function RejectedActs({ load }: { load: Load }) {
  return (
    <Inline space="sm">
      <RejectedRows load={load} />
      {canMend(load) ? <MendLink load={load} /> : null}
    </Inline>
  )
}

/** The filters as the contract takes them: empty and unknown values are dropped. */
function askedOf({ field, code }: { field?: string; code?: string }) {
  const known = errorCodes.find((one) => one === code)
  return { ...(field === undefined ? {} : { field }), ...(known === undefined ? {} : { code: known }) }
}

/** Where links to the rows of a cause lead. */
function useRowsPlace() {
  const place = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== rowsPart) return
    const heading = place.current?.querySelector<HTMLElement>('h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [hash, key])
  return place
}
