import { memo, type KeyboardEvent } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import type { Column } from './column.ts'
import * as css from './data-table.css.ts'
import * as controls from './row-controls.css.ts'
import type { OpenMenu } from './row-menu.tsx'

/** What a row needs; all of it stays the same while the row does, so that a tick draws one row. */
export interface TableRowProps<Row> {
  row: Row
  id: string
  label: string
  columns: readonly Column<Row>[]
  isSelected: boolean
  hasSelection: boolean
  hasActions: boolean
  hasMenu: boolean
  isMenuOpen: boolean
  rowIndex: number
  onSelect: (keys: readonly string[], isSelected: boolean) => void
  onMenu: (menu: OpenMenu<Row>) => void
  /** For rows in a window over many: their place in the list and what measures them. */
  index?: number | undefined
  measure?: ((element: HTMLTableRowElement | null) => void) | undefined
}

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, isSelected, hasSelection, hasActions, rowIndex, index, measure } = props
  return (
    <tr
      role="row"
      className={css.row}
      aria-rowindex={rowIndex}
      data-selected={isSelected || undefined}
      data-index={index}
      ref={measure ?? null}
    >
      {hasSelection ? <TickCell {...props} /> : null}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
      {hasActions ? <ActionCell {...props} /> : null}
    </tr>
  )
}

// memo forgets the type parameter of the component it wraps.
export const TableRow = memo(PlainRow) as typeof PlainRow

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { align = 'start', priority = 2, rowHeader = false, wrap = false } = column
  const className = classNames(
    css.cell,
    css.aligns[align],
    css.priorities[priority],
    rowHeader && css.rowHeader,
    wrap && css.wrap,
  )
  const content = column.cell(row)
  return rowHeader ? (
    <th role="rowheader" scope="row" className={className} data-label={column.header}>
      <div className={css.content}>{content}</div>
    </th>
  ) : (
    <td role="cell" className={className} data-label={column.header}>
      <div className={css.content}>{content}</div>
    </td>
  )
}

function TickCell<Row>({ id, label, isSelected, onSelect }: TableRowProps<Row>) {
  const words = useWords()
  return (
    <td role="cell" className={classNames(css.cell, controls.tickCell)}>
      <label className={controls.tick}>
        <input
          type="checkbox"
          className={controls.box}
          aria-label={words.table.selectRow(label)}
          checked={isSelected}
          onChange={(event) => onSelect([id], event.currentTarget.checked)}
        />
      </label>
    </td>
  )
}

function ActionCell<Row>({ row, id, label, hasMenu, isMenuOpen, onMenu }: TableRowProps<Row>) {
  const words = useWords()
  const open = (anchor: HTMLElement) => onMenu({ row, key: id, anchor })
  // A click that a key makes counts as one of assistive technology, and the focus would stop before the first act.
  const openByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    open(event.currentTarget)
  }
  return (
    <td role="cell" className={classNames(css.cell, controls.actionCell)}>
      {hasMenu ? (
        <button
          type="button"
          className={controls.menuButton}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          aria-label={words.table.rowActions(label)}
          onClick={(event) => open(event.currentTarget)}
          onKeyDown={openByKey}
        >
          <Icon id="more" />
        </button>
      ) : null}
    </td>
  )
}
