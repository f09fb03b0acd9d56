import { DataTable } from '@portal/ui-kit'
import { columns, type Row, type TableProps } from './rows.ts'

const own = columns.map((id) => ({ id, header: id, cell: (row: Row) => row[id] }))

/** The kit's table, which virtualises by itself above 200 rows. */
export function KitTable({ rows, selected, onSelect }: TableProps) {
  return (
    <DataTable
      label="Rows"
      columns={own}
      rows={rows}
      rowKey={({ id }) => id}
      selected={selected}
      onSelect={onSelect}
      maxHeight="600px"
    />
  )
}
