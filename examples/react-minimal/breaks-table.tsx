import { DataTable, EmptyState, type Sort } from '@portal/ui-kit'
import { useState } from 'react'

// #region table
export interface BreakType {
  id: string
  name: string
  minutes: number
}

export function BreaksTable({ breaks }: { breaks: readonly BreakType[] }) {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' })
  return (
    <DataTable
      label="Breaks"
      rows={sorted(breaks, sort)}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      sort={sort}
      onSort={setSort}
      empty={<EmptyState kind="none-yet" />}
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, sortable: true, cell: ({ name }) => name },
        { id: 'minutes', header: 'Minutes', align: 'end', sortable: true, cell: ({ minutes }) => minutes },
      ]}
    />
  )
}
// #endregion

/** A portal lets the server sort; this one has all rows. */
function sorted(breaks: readonly BreakType[], { column, direction }: Sort): BreakType[] {
  const turn = direction === 'ascending' ? 1 : -1
  return breaks.toSorted((one, other) =>
    column === 'minutes' ? turn * (one.minutes - other.minutes) : turn * one.name.localeCompare(other.name),
  )
}
