import { DataTable } from '#components/data-table/data-table.tsx'
import type { Column } from '#components/data-table/column.ts'
import type { TableCell, TableData } from './table-data.ts'

interface Row {
  id: string
  cells: readonly TableCell[]
}

/** The data of a chart as the kit's table, which handles ten thousand rows. */
export function ChartTable({ label, data }: { label: string; data: TableData }) {
  const columns = data.columns.map(
    ({ label: header, isNumber = false }, at): Column<Row> => ({
      id: String(at),
      header,
      cell: ({ cells }) => cells[at]?.text,
      align: isNumber ? 'end' : 'start',
      rowHeader: at === 0,
    }),
  )
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={data.rows.map((cells, at) => ({ id: String(at), cells }))}
      rowKey={({ id }) => id}
      hideColumnChooser
      maxHeight="24rem"
    />
  )
}
