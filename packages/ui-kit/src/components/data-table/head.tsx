import { lazy, Suspense, useState } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { useWords } from '#words/use-words.ts'
import type { ShownColumn, TableVars } from './column.ts'
import type { ResizeColumn } from './column-resizer.tsx'
import * as css from './data-table.css.ts'
import { pinClass, staysAtStart, type TableFrame } from './frame.ts'
import * as controls from './row-controls.css.ts'
import { SelectAll } from './select-all.tsx'
import { nextSort, type Sort } from './sort.ts'

// Loaded on demand: nobody resizes a column before there is something to read.
const ColumnResizer = lazy(() =>
  import('./column-resizer.tsx').then((file) => ({ default: file.ColumnResizer })),
)

interface TableHeadProps<Row> extends TableFrame<Row> {
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  /** Lets readers resize the columns. */
  resize: ResizeColumn | undefined
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, hasSelection, hasActions, sort, onSort, resize } = props
  const words = useWords()
  const [tabStop, setTabStop] = useState<string>()
  const hasStart = staysAtStart(columns)
  const stop = columns.some(({ column }) => column.id === tabStop) ? tabStop : columns[0]?.column.id
  return (
    <thead role="rowgroup" className={css.head}>
      <tr role="row" className={css.headRow} aria-rowindex={1}>
        {hasSelection ? (
          <th
            role="columnheader"
            scope="col"
            data-pin={hasStart ? 'start' : undefined}
            className={classNames(css.headCell, controls.tickCell, hasStart && css.pinned.start)}
          >
            <SelectAll {...props} />
          </th>
        ) : null}
        {columns.map((shown, at) => (
          <HeadCell
            key={shown.column.id}
            shown={shown}
            at={at}
            sort={sort}
            onSort={onSort}
            resize={resize}
            isTabStop={shown.column.id === stop}
            onTabStop={() => setTabStop(shown.column.id)}
          />
        ))}
        {hasActions ? (
          <th
            role="columnheader"
            scope="col"
            data-pin="end"
            className={classNames(css.headCell, controls.actionCell, css.pinned.end)}
          >
            <VisuallyHidden>{words.table.actions}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

interface HeadCellProps<Row> {
  shown: ShownColumn<Row>
  at: number
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  resize: ResizeColumn | undefined
  isTabStop: boolean
  onTabStop: () => void
}

function HeadCell<Row>({ shown, at, sort, onSort, resize, isTabStop, onTabStop }: HeadCellProps<Row>) {
  const { column, pin, width } = shown
  const sortable = column.sortable === true ? onSort : undefined
  const direction = sort?.column === column.id ? sort.direction : undefined
  return (
    <th
      role="columnheader"
      scope="col"
      className={headClass(shown)}
      // The name alone: otherwise the width would be read out with every cell.
      aria-label={column.header}
      aria-sort={sortable === undefined ? undefined : (direction ?? 'none')}
      data-pin={pin ?? undefined}
      data-at={at}
      style={headStyle(shown)}
    >
      {sortable === undefined ? (
        <span className={css.headText}>{column.header}</span>
      ) : (
        <SortButton
          header={column.header}
          direction={direction}
          onPress={() => sortable(nextSort(sort, column.id))}
        />
      )}
      {resize === undefined ? null : (
        <Suspense fallback={null}>
          <ColumnResizer
            {...resize}
            id={column.id}
            name={column.header}
            at={at}
            width={width}
            isTabStop={isTabStop}
            onTabStop={onTabStop}
          />
        </Suspense>
      )}
    </th>
  )
}

const headClass = <Row,>(shown: ShownColumn<Row>): string =>
  classNames(
    css.headCell,
    css.columnHead,
    css.aligns[shown.column.align ?? 'start'],
    pinClass(shown),
    shown.width !== null && css.sized,
  )

// The column's own width applies until the reader chooses another.
const headStyle = <Row,>({ column, width, style }: ShownColumn<Row>): TableVars | undefined =>
  width === null && column.width !== undefined ? { ...style, inlineSize: column.width } : style

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
      <span className={css.headText}>{header}</span>
      <Icon id={sortIcons[direction ?? 'none']} size="sm" />
    </button>
  )
}
