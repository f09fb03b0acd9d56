import { useTranslation } from 'react-i18next'
import { Card, completeLayout, EmptyState, FilterBar } from '@portal/ui-kit'
import { useChoiceFilters } from '#patterns/choices/use-choice-filters.ts'
import { ListExport } from '#patterns/export/list-export.tsx'
import { onePage } from '#patterns/export/one-page.ts'
import { namesInSight, tableExport } from '#patterns/export/table-columns.ts'
import { useConditions } from '#patterns/export/use-conditions.ts'
import { changeOf } from '#patterns/filter-change.ts'
import { SaveReport } from '#patterns/reports/save-report.tsx'
import { type ListAnswer, PagedTable } from '#patterns/paged-table.tsx'
import { filterValuesOf } from '#patterns/table-query.ts'
import type { TableState } from '#patterns/use-table-query.ts'
import { useAbsenteeismColumns, useAbsenteeismTexts } from './absenteeism-columns.tsx'
import { type absenteeismAsk, useAbsenteeismFilters } from './absenteeism-query.ts'
import type { AbsenteeismLine } from './absenteeism-rows.ts'

const narrowing = ['coordinatorId', 'projectId', 'skillId'] as const

interface AbsenteeismTableProps {
  table: TableState
  answer: Omit<ListAnswer<never>, 'data'>
  /** All rows: the report arrives whole, and is paginated here. */
  lines: readonly AbsenteeismLine[] | undefined
  ask: ReturnType<typeof absenteeismAsk>
}

/** The lost time row by row, with the parameters above and an export of everything. */
export function AbsenteeismTable({ table, answer, lines, ask }: AbsenteeismTableProps) {
  const { t } = useTranslation(['absenteeism', 'menu'])
  const { page, perPage } = table.query
  const filters = useAbsenteeismFilters(useChoiceFilters(narrowing, table.query.filters))
  const conditions = useConditions(table, filters)
  const columns = useAbsenteeismColumns(ask.groupBy)
  const texts = useAbsenteeismTexts()
  const report = {
    report: 'absenteeism',
    ask,
    columns: namesInSight(columns, completeLayout(columns, undefined)),
  } as const
  const title = t('menu:screens.absenteeism')
  const meta = { totalCount: lines?.length ?? 0 }
  return (
    <Card padding="none">
      <PagedTable<AbsenteeismLine>
        label={title}
        table={table}
        list={{ ...answer, data: lines && { data: lines.slice((page - 1) * perPage, page * perPage), meta } }}
        columns={columns}
        rowKey={({ id }) => id}
        toolbar={
          <FilterBar
            filters={filters}
            values={filterValuesOf(table.query)}
            onChange={(values) => table.change({ filters: changeOf(filters, values) })}
          />
        }
        actions={
          <>
            <SaveReport {...report} />
            <ListExport
              name={title}
              rows={meta.totalCount}
              conditions={conditions}
              columns={tableExport(columns, completeLayout(columns, undefined), texts)}
              pages={() => onePage(lines ?? [])}
            />
          </>
        }
        empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      />
    </Card>
  )
}
