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
  /** The target of the row: its naming cell becomes a link. */
  href: string | undefined
  /** Opens a row without a target: its naming cell becomes a button. */
  onOpen: ((row: Row) => void) | undefined
}

/** The content of a row in a column. */
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

/** This many characters fit into every column. */
const short = 20

/** The full text of a cell that may be truncated; not that of a component, which handles its own text. */
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
