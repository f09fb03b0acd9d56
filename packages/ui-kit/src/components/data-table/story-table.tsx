import { useState } from 'react'
import { fn } from 'storybook/test'
import { Status } from '#components/badge/badge.tsx'
import type { Filter } from '#components/filter-bar/filter.ts'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { people, type Person } from './people.ts'

const looks = {
  active: { tone: 'success', label: 'Active' },
  break: { tone: 'warning', label: 'On a break' },
  absent: { tone: 'neutral', label: 'Absent' },
} as const

const columns: Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    rowHeader: true,
    cell: ({ name }) => name,
  },
  {
    id: 'state',
    header: 'State',
    priority: 1,
    cell: ({ state }) => (
      <Status tone={looks[state].tone} emphasis="quiet">
        {looks[state].label}
      </Status>
    ),
  },
  { id: 'team', header: 'Team', sortable: true, cell: ({ team }) => team },
  {
    id: 'calls',
    header: 'Calls',
    sortable: true,
    align: 'end',
    cell: ({ calls }) => calls.toLocaleString('en'),
  },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email },
  { id: 'since', header: 'Since', priority: 3, cell: ({ since }) => since },
  { id: 'id', header: 'Number', hidden: true, align: 'end', cell: ({ id }) => id },
]

/** Called with the person to edit. */
export const onEdit = fn()
/** The menu of a row. */
export const actions: NonNullable<DataTableProps<Person>['rowActions']> = (person) => [
  { items: [{ id: 'edit', label: 'Edit', icon: 'pencil', onAction: () => void onEdit(person.name) }] },
  { items: [{ id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger' }] },
]

/** One page of people. */
export const rows = people(25)

/** The filters of the stories. */
export const filters: Filter[] = [
  {
    kind: 'many-of',
    id: 'state',
    label: 'State',
    isAlwaysShown: true,
    options: Object.entries(looks).map(([id, { label }]) => ({ id, label })),
  },
  { kind: 'number-range', id: 'calls', label: 'Calls', min: 0 },
]

/** Default props of the table stories. */
export const args = {
  label: 'Employees',
  columns,
  rows,
  rowKey: ({ id }: Person) => id,
  rowLabel: ({ name }: Person) => name,
  rowHref: ({ id }: Person) => `/employees/${id}`,
}

/** A selectable table; two rows are selected. */
export function Selectable(props: DataTableProps<Person>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2', '3']))
  return (
    <DataTable
      {...props}
      rows={props.rows.slice(0, 6)}
      selected={selected}
      onSelect={setSelected}
      rowActions={actions}
    />
  )
}
