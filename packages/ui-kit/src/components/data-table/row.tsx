import { memo, type KeyboardEvent } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import { box } from '#private/choice/native-box.css.ts'
import { useWords } from '#words/use-words.ts'
import { Cell } from './cell.tsx'
import type { ShownColumn } from './column.ts'
import * as css from './data-table.css.ts'
import { followRow } from './follow-row.ts'
import { staysAtStart } from './frame.ts'
import * as controls from './row-controls.css.ts'
import type { OpenMenu } from './row-menu.tsx'
import type { SelectRows } from './use-row-selection.ts'

/** The props of a row; all of them are stable, so that a tick renders one row. */
export interface TableRowProps<Row> {
  row: Row
  id: string
  label: string
  href: string | undefined
  /** Opens a row that has no address. */
  onOpen: ((row: Row) => void) | undefined
  columns: readonly ShownColumn<Row>[]
  isSelected: boolean
  hasSelection: boolean
  hasActions: boolean
  hasMenu: boolean
  isMenuOpen: boolean
  isFresh: boolean
  rowIndex: number
  onSelect: SelectRows
  onMenu: (menu: OpenMenu<Row>) => void
  /** For virtualised rows: the index in the list, and the measuring ref. */
  index?: number | undefined
  measure?: ((element: HTMLTableRowElement | null) => void) | undefined
}

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { row, href, onOpen, columns, isSelected, hasSelection, hasActions, rowIndex, index, measure } = props
  const isOpened = href !== undefined || onOpen !== undefined
  return (
    <tr
      role="row"
      className={classNames(css.row, isOpened && css.openRow)}
      aria-rowindex={rowIndex}
      data-selected={isSelected || undefined}
      aria-current={props.isFresh || undefined}
      data-index={index}
      ref={measure ?? null}
      {...(isOpened ? { onClick: followRow } : {})}
    >
      {hasSelection ? <TickCell {...props} /> : null}
      {columns.map((shown) => (
        <Cell key={shown.column.id} shown={shown} row={row} href={href} onOpen={onOpen} />
      ))}
      {hasActions ? <ActionCell {...props} /> : null}
    </tr>
  )
}

// memo loses the type parameter of the component it wraps.
export const TableRow = memo(PlainRow) as typeof PlainRow

function TickCell<Row>({ id, label, columns, isSelected, onSelect }: TableRowProps<Row>) {
  const words = useWords()
  return (
    <td
      role="cell"
      className={classNames(css.cell, controls.tickCell, staysAtStart(columns) && css.pinned.start)}
    >
      <label className={controls.tick}>
        <input
          type="checkbox"
          className={box}
          aria-label={words.table.selectRow(label)}
          checked={isSelected}
          // Use the click event, which has the modifier keys.
          onChange={({ currentTarget, nativeEvent }) =>
            onSelect([id], currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
      </label>
    </td>
  )
}

function ActionCell<Row>({ row, id, label, hasMenu, isMenuOpen, onMenu }: TableRowProps<Row>) {
  const words = useWords()
  const open = (anchor: HTMLElement) => onMenu({ row, key: id, anchor })
  // A click caused by a key counts as one of assistive technology, and the focus would not reach the first action.
  const openByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    open(event.currentTarget)
  }
  return (
    <td role="cell" className={classNames(css.cell, controls.actionCell, css.pinned.end)}>
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
