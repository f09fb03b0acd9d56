import type { ReactNode } from 'react'
import { Link } from '#components/link/link.tsx'
import { tones } from '#components/link/link.css.ts'
import { classNames } from '#css/class-names.ts'
import type { ShownColumn } from './column.ts'
import * as css from './data-table.css.ts'
import { pinClass } from './frame.ts'

interface CellProps<Row> {
  shown: ShownColumn<Row>
  row: Row
  /** Where the row leads: the cell that names it is the link. */
  href: string | undefined
  /** What opens a row that leads nowhere: the cell that names it is the button. */
  onOpen: ((row: Row) => void) | undefined
}

/** What a row says in a column. */
export function Cell<Row>({ shown, row, href, onOpen }: CellProps<Row>) {
  const { rowHeader = false, header, cell } = shown.column
  const className = classOf(shown)
  const content = cell(row)
  const { style } = shown
  return rowHeader ? (
    <th role="rowheader" scope="row" className={className} data-label={header} style={style}>
      <div className={css.content} data-part="row-name" title={titleOf(content)}>
        <RowName href={href} onPress={onOpen === undefined ? undefined : () => onOpen(row)}>
          {content}
        </RowName>
      </div>
    </th>
  ) : (
    <td role="cell" className={className} data-label={header} style={style}>
      <div className={css.content} title={titleOf(content)}>
        {content}
      </div>
    </td>
  )
}

function classOf<Row>(shown: ShownColumn<Row>): string {
  const { align = 'start', priority = 2, rowHeader = false, wrap = false, long = false } = shown.column
  return classNames(
    css.cell,
    css.aligns[align],
    css.priorities[priority],
    rowHeader && css.rowHeader,
    wrap && css.wrap,
    long && css.long,
    shown.width !== null && css.sized,
    pinClass(shown),
  )
}

/** So many characters have room in every column. */
const short = 20

/** What a cell says that may end in dots, to read it whole; no component of a cell, whose own words are its own matter. */
const titleOf = (content: ReactNode): string | undefined =>
  typeof content === 'string' && content.length > short ? content : undefined

interface RowNameProps {
  href: string | undefined
  onPress: (() => void) | undefined
  children: ReactNode
}

function RowName({ href, onPress, children }: RowNameProps) {
  if (href !== undefined) return <Link href={href}>{children}</Link>
  if (onPress === undefined) return children
  return (
    <button type="button" className={classNames(css.nameButton, tones.link)} onClick={onPress}>
      {children}
    </button>
  )
}
