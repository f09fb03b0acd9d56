import type { ReactNode } from 'react'
import type { Employee } from '@portal/sdk'
import type { TableShape } from '#patterns/paged-table.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
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
  const { family, table, ask, list, filters } = employees
  return (
    <ViewedList<Employee>
      label={title}
      table={table}
      list={list}
      specs={employeeColumns}
      translate={useGroupWords('staff:employees')}
      rowKey={({ id }) => id}
      rowLabel={({ displayName }) => displayName}
      rowHref={hrefOf}
      filters={filters}
      empty={empty}
      pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      actions={importing}
      {...shape}
    />
  )
}
