import { Link } from '#components/link/link.tsx'
import { classNames } from '#css/class-names.ts'
import type { ShownColumn } from './column.ts'
import * as css from './data-table.css.ts'
import { pinClass } from './frame.ts'

interface CellProps<Row> {
  shown: ShownColumn<Row>
  row: Row
  /** Where the row leads: the cell that names it is the link. */
  href: string | undefined
}

/** What a row says in a column. */
export function Cell<Row>({ shown, row, href }: CellProps<Row>) {
  const { align = 'start', priority = 2, rowHeader = false, wrap = false, header, cell } = shown.column
  const className = classNames(
    css.cell,
    css.aligns[align],
    css.priorities[priority],
    rowHeader && css.rowHeader,
    wrap && css.wrap,
    shown.width !== null && css.sized,
    pinClass(shown),
  )
  const content = cell(row)
  const { style } = shown
  return rowHeader ? (
    <th role="rowheader" scope="row" className={className} data-label={header} style={style}>
      <div className={css.content} data-part="row-name">
        {href === undefined ? content : <Link href={href}>{content}</Link>}
      </div>
    </th>
  ) : (
    <td role="cell" className={className} data-label={header} style={style}>
      <div className={css.content}>{content}</div>
    </td>
  )
}
