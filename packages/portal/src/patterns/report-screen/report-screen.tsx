import type { ReactNode } from 'react'
import type { CallOptions, Page } from '@portal/sdk'
import { Card, Columns, EmptyState, FilterBar, Skeleton, type Column, type Filter } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ListExport } from '#patterns/export/list-export.tsx'
import { useConditions } from '#patterns/export/use-conditions.ts'
import { changeOf } from '#patterns/filter-change.ts'
import { PagedTable, type ListAnswer } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { filterValuesOf } from '#patterns/table-query.ts'
import type { TableState } from '#patterns/use-table-query.ts'

/** How to present a report's figures. */
interface Figures {
  /** The few key figures, one card each. */
  readonly stats: readonly ReactNode[]
  readonly chart: ReactNode
}

export interface ReportScreenProps<Row, Summary> {
  title: string
  text: string
  table: TableState
  /** The parameters of the report; they are in the URL, so that a link shows the same figures. */
  filters: readonly Filter[]
  /** The totals, and how they are shown. */
  summary: Omit<ListAnswer<never>, 'data'> & { readonly data: Summary | undefined }
  figures: (summary: Summary) => Figures
  chartTitle: string
  list: ListAnswer<Row>
  /** The columns of the table, with their export texts. */
  columns: readonly (Column<Row> & { readonly text: (row: Row) => string })[]
  rowKey: (row: Row) => string
  /** All pages of the list, for the export. */
  pages: (options: CallOptions) => AsyncIterable<Page<Row>>
  fileName: string
  empty: { title: string; text: string }
}

/** A report screen: parameters, key figures, a chart, and the exportable rows. */
export function ReportScreen<Row, Summary>(props: ReportScreenProps<Row, Summary>) {
  const { title, text, table, filters, list, columns, rowKey, pages, fileName, empty } = props
  const conditions = useConditions(table, filters)
  return (
    <ScreenPage title={title} description={text} width="full">
      <FilterBar
        filters={filters}
        values={filterValuesOf(table.query)}
        onChange={(values) => table.change({ filters: changeOf(filters, values) })}
      />
      <Summed {...props} />
      <Card padding="none">
        <PagedTable
          label={title}
          table={table}
          list={list}
          columns={columns}
          rowKey={rowKey}
          empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
          actions={
            <ListExport
              name={fileName}
              rows={list.data?.meta.totalCount ?? 0}
              columns={columns}
              conditions={conditions}
              pages={pages}
            />
          }
        />
      </Card>
    </ScreenPage>
  )
}

function Summed<Row, Summary>({ summary, figures, chartTitle }: ReportScreenProps<Row, Summary>) {
  if (summary.data === undefined) {
    return (
      <Card>
        {summary.error === undefined ? (
          <Skeleton lines={6} />
        ) : (
          <FailureState error={summary.error} onRetry={summary.refresh} />
        )}
      </Card>
    )
  }
  const { stats, chart } = figures(summary.data)
  return (
    <>
      <Columns count="auto">
        {stats.map((stat, at) => (
          // Their number and order are fixed per report.
          <Card key={at}>{stat}</Card>
        ))}
      </Columns>
      <Card title={chartTitle}>{chart}</Card>
    </>
  )
}
