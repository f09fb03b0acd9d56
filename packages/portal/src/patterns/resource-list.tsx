import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  completeLayout,
  Alert,
  Button,
  Card,
  type ColumnLayout,
  EmptyState,
  FilterBar,
  type Filter,
} from '@portal/ui-kit'
import { ListExport } from './export/list-export.tsx'
import { useConditions } from './export/use-conditions.ts'
import { namesInSight, tableExport, type TableSheet } from './export/table-columns.ts'
import { countOf, PagedTable, type PagedTableProps } from './paged-table.tsx'
import { SaveReport } from './reports/save-report.tsx'
import { changeOf } from './filter-change.ts'
import { filterValuesOf } from './table-query.ts'
import { TableSearch } from './table-search.tsx'

export interface ResourceListProps<Row> extends Omit<PagedTableProps<Row>, 'toolbar' | 'empty'> {
  searchLabel: string
  /** The filters of the list, by URL parameter. */
  filters?: readonly Filter[]
  /** Shown when nothing was created yet. */
  empty: { title: string; text: string; action?: ReactNode }
  /** The export, if cells are custom: the visible columns of all pages. */
  sheet?: TableSheet<Row>
}

/** A list with search and filters, and with its empty, failed, stale and forbidden states. */
export function ResourceList<Row>({
  searchLabel,
  filters = [],
  empty,
  sheet,
  ...shape
}: ResourceListProps<Row>) {
  const { table, list } = shape
  const [layout, setLayout] = useState<ColumnLayout>()
  const isOld = list.error !== undefined && list.data !== undefined
  return (
    <Card padding="none">
      {isOld ? <OldRows onRetry={list.refresh} /> : null}
      <PagedTable
        onLayout={setLayout}
        isTickable={sheet?.report !== undefined}
        {...shape}
        actions={
          sheet === undefined ? (
            shape.actions
          ) : (
            <SheetActions {...shape} filters={filters} layout={shape.layout ?? layout} sheet={sheet} />
          )
        }
        empty={
          <EmptyState title={empty.title} action={empty.action}>
            {empty.text}
          </EmptyState>
        }
        toolbar={
          <FilterBar
            filters={filters}
            values={filterValuesOf(table.query)}
            onChange={(values) => table.change({ filters: changeOf(filters, values) })}
          >
            <TableSearch table={table} label={searchLabel} />
          </FilterBar>
        }
      />
    </Card>
  )
}

interface SheetActionsProps<Row>
  extends Pick<PagedTableProps<Row>, 'label' | 'table' | 'list' | 'columns' | 'actions' | 'layout'> {
  filters: readonly Filter[]
  sheet: TableSheet<Row>
}

/** The list's own buttons, and the export. */
function SheetActions<Row>(props: SheetActionsProps<Row>) {
  const { label, table, filters, list, columns, actions, layout, sheet } = props
  const conditions = useConditions(table, filters)
  const places = completeLayout(columns, layout)
  const report = sheet.report && { ...sheet.report, columns: namesInSight(columns, places) }
  return (
    <>
      {actions}
      {report === undefined ? null : <SaveReport {...report} />}
      <ListExport
        name={label}
        {...countOf(list)}
        conditions={conditions}
        columns={tableExport(columns, places, sheet.texts)}
        pages={sheet.pages}
        report={report}
      />
    </>
  )
}

function OldRows({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('general')
  return (
    <Alert
      tone="warning"
      actions={
        <Button size="sm" icon="refresh" onPress={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    >
      {t('list.stale')}
    </Alert>
  )
}
