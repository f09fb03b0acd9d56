import { useTranslation } from 'react-i18next'
import { type Column, completeLayout, SavedViews } from '@portal/ui-kit'
import { ListExport } from '#patterns/export/list-export.tsx'
import { useConditions } from '#patterns/export/use-conditions.ts'
import { namesInSight, type TableSheet } from '#patterns/export/table-columns.ts'
import { SaveReport } from '#patterns/reports/save-report.tsx'
import type { StoredReport } from '#patterns/reports/stored-report.ts'
import { countOf } from '#patterns/paged-table.tsx'
import { ResourceList, type ResourceListProps } from '#patterns/resource-list.tsx'
import { useScreenViews } from '#patterns/saved-views/use-screen-views.ts'
import { withSecond } from '#patterns/with-second.ts'
import { exportedColumns, type ColumnSpec } from './columns.tsx'
import { useResourceColumns } from './use-resource-columns.ts'
import type { Say } from './words.ts'

type Made = 'columns' | 'layout' | 'onLayout' | 'searchLabel' | 'sheet' | 'isTickable'

interface ViewedListProps<Row> extends Omit<ResourceListProps<Row>, Made> {
  specs: readonly ColumnSpec<Row>[]
  /** The words of its columns. */
  say: Say
  /** The actions on a row; not exported. */
  control?: Column<Row> | undefined
  /** All matching rows, for an export; left out without permission. */
  pages?: TableSheet<Row>['pages']
  /** Its report: it can be saved and scheduled, and long files are created in the background. */
  report?: StoredReport
}

/** A list of described columns with saved views, column layout and export. */
export function ViewedList<Row>({
  specs,
  say,
  control,
  pages,
  report,
  actions,
  ...rest
}: ViewedListProps<Row>) {
  const { t } = useTranslation('general')
  const { columns: baseColumns, tools } = useResourceColumns(specs, say)
  const columns = control === undefined ? baseColumns : withSecond(baseColumns, control)
  const { props, layout, onLayout } = useScreenViews(columns, rest.table)
  const { label, list, table, filters = [] } = rest
  const conditions = useConditions(table, filters)
  const places = completeLayout(columns, layout)
  const shown = report && { ...report, columns: namesInSight(columns, places) }
  return (
    <SavedViews {...props} label={t('list.viewsOf', { name: label })}>
      <ResourceList<Row>
        {...rest}
        searchLabel={t('actions.search')}
        columns={columns}
        {...(layout === undefined ? {} : { layout })}
        onLayout={onLayout}
        isTickable={report !== undefined && pages !== undefined}
        actions={
          <>
            {actions}
            {shown === undefined ? null : <SaveReport {...shown} />}
            {pages === undefined ? null : (
              <ListExport
                name={label}
                {...countOf(list)}
                columns={exportedColumns(specs, places, tools)}
                conditions={conditions}
                pages={pages}
                report={shown}
              />
            )}
          </>
        }
      />
    </SavedViews>
  )
}
