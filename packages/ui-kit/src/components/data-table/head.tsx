import { useEffect, useRef } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { useWords } from '#words/use-words.ts'
import type { Column } from './column.ts'
import * as css from './data-table.css.ts'
import * as controls from './row-controls.css.ts'
import { pageSelection } from './selection.ts'
import { nextSort, type Sort } from './sort.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  hasSelection: boolean
  hasActions: boolean
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selected: ReadonlySet<string> | undefined
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  onSelect: (keys: readonly string[], isSelected: boolean) => void
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, hasSelection, hasActions, sort, onSort } = props
  const words = useWords()
  return (
    <thead role="rowgroup" className={css.head}>
      <tr role="row" className={css.headRow} aria-rowindex={1}>
        {hasSelection ? (
          <th role="columnheader" scope="col" className={classNames(css.headCell, controls.tickCell)}>
            <SelectAll {...props} />
          </th>
        ) : null}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasActions ? (
          <th role="columnheader" scope="col" className={classNames(css.headCell, controls.actionCell)}>
            <VisuallyHidden>{words.table.actions}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

function SelectAll<Row>({ rows, rowKey, selected, onSelect }: TableHeadProps<Row>) {
  const words = useWords()
  const box = useRef<HTMLInputElement>(null)
  const keys = rows.map(rowKey)
  const state = pageSelection(keys, selected ?? new Set())
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <label className={controls.tick}>
      <input
        ref={box}
        type="checkbox"
        className={controls.box}
        aria-label={words.table.selectAll}
        checked={state === 'all'}
        disabled={keys.length === 0}
        onChange={(event) => onSelect(keys, event.currentTarget.checked)}
      />
    </label>
  )
}

interface HeadCellProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const canSort = column.sortable === true && onSort !== undefined
  const direction = sort?.column === column.id ? sort.direction : undefined
  return (
    <th
      role="columnheader"
      scope="col"
      className={classNames(css.headCell, css.aligns[column.align ?? 'start'], !canSort && css.plainHead)}
      aria-sort={canSort ? (direction ?? 'none') : undefined}
      style={column.width === undefined ? undefined : { inlineSize: column.width }}
    >
      {canSort ? (
        <SortButton
          header={column.header}
          direction={direction}
          onPress={() => onSort(nextSort(sort, column.id))}
        />
      ) : (
        column.header
      )}
    </th>
  )
}

interface SortButtonProps {
  header: string
  direction: Sort['direction'] | undefined
  onPress: () => void
}

const sortIcons = { ascending: 'arrowUp', descending: 'arrowDown', none: 'sort' } as const

function SortButton({ header, direction, onPress }: SortButtonProps) {
  return (
    <button
      type="button"
      className={css.sortButton}
      data-sorted={direction !== undefined || undefined}
      onClick={onPress}
    >
      {header}
      <Icon id={sortIcons[direction ?? 'none']} size="sm" />
    </button>
  )
}
