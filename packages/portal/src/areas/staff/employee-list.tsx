import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Employee } from '@portal/sdk'
import { completeLayout, SavedViews } from '@portal/ui-kit'
import { ListExport } from '#patterns/export/list-export.tsx'
import type { TableShape } from '#patterns/paged-table.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { exportedColumns } from '#patterns/resource-screen/columns.tsx'
import { useResourceColumns } from '#patterns/resource-screen/use-resource-columns.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { useScreenViews } from '#patterns/saved-views/use-screen-views.ts'
import { employeeColumns } from './employee-columns.tsx'
import type { useEmployeeList } from './use-employee-list.ts'

interface EmployeeListProps {
  title: string
  employees: ReturnType<typeof useEmployeeList>
  empty: { title: string; text: string }
  /** Where an employee opens. */
  hrefOf: (row: Employee) => string
  /** What brings rows in, where something does. */
  importing?: ReactNode
  shape?: Partial<TableShape<Employee>>
}

/** The employees with search, filters, views, columns and export. */
export function EmployeeList({ title, employees, empty, hrefOf, importing, shape = {} }: EmployeeListProps) {
  const { t } = useTranslation('general')
  const { family, table, ask, list, filters } = employees
  const { columns, tools } = useResourceColumns(employeeColumns, useGroupWords('staff:employees'))
  const views = useScreenViews(columns, table)
  return (
    <SavedViews {...views.props} label={t('list.viewsOf', { name: title })}>
      <ResourceList<Employee>
        label={title}
        searchLabel={t('actions.search')}
        table={table}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ displayName }) => displayName}
        rowHref={hrefOf}
        filters={filters}
        empty={empty}
        {...(views.layout === undefined ? {} : { layout: views.layout })}
        onLayout={views.onLayout}
        actions={
          <>
            {importing}
            <ListExport
              name={title}
              rows={list.data?.meta.totalCount ?? 0}
              columns={exportedColumns(employeeColumns, completeLayout(columns, views.layout), tools)}
              pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
            />
          </>
        }
        {...shape}
      />
    </SavedViews>
  )
}
