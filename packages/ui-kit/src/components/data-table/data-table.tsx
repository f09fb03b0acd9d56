import { lazy, Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { BulkRun } from '#components/bulk-bar/bulk-run.tsx'
import type { ColumnLayout, ColumnPlace } from '#components/column-chooser/column-layout.ts'
import type { MenuSection } from '#components/menu-button/menu-list.tsx'
import type { Density } from '#tokens/scale.ts'
import type { Column, TableVars } from './column.ts'
import * as css from './data-table.css.ts'
import type { Sort } from './sort.ts'
import { TableScroller } from './table-scroller.tsx'
import { TableToolbar } from './toolbar.tsx'
import type { FreshRow } from './use-fresh-row.ts'
import { useTableRoom } from './use-table-room.ts'

// Most readers of a table select nothing.
const TableBar = lazy(() => import('./table-bar.tsx').then((file) => ({ default: file.TableBar })))

/** A table of rows that the server sorts, filters and pages. */
export interface DataTableProps<Row> {
  /** What the table lists, for readers of the screen. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** How a row is called, in “Select …” and “Actions for …”; its key when left out. */
  rowLabel?: ((row: Row) => string) | undefined
  /** Where a row leads: what names it becomes a link, and a press anywhere on the row follows it. */
  rowHref?: ((row: Row) => string | undefined) | undefined
  /** What opens a row that has no address, such as its form: what names it becomes a button; undefined where nothing does. */
  rowAct?: ((row: Row) => (() => void) | undefined) | undefined
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /** The keys of the selected rows, also of other pages. */
  selected?: ReadonlySet<string> | undefined
  /** Makes rows selectable. */
  onSelect?: ((selected: Set<string>) => void) | undefined
  /** All rows that match are selected, whatever their page. */
  isAllMatching?: boolean | undefined
  /** Offers, once the page is selected, to select all that match; needs `total`. */
  onAllMatching?: ((isAll: boolean) => void) | undefined
  /** A row that was just made: it is marked, comes into sight and gets the focus, unless the reader has gone on. */
  freshRow?: FreshRow | undefined
  /** What can be done with a row; an empty list leaves its menu out. */
  rowActions?: ((row: Row) => readonly MenuSection[]) | undefined
  /** What can be done with the selected rows: small buttons in the bar below them. */
  bulkActions?: ReactNode
  /** An act on many rows at work, or how it ended, in the same bar. */
  bulkRun?: BulkRun | undefined
  /** The first rows are on their way: shows their shape. */
  isLoading?: boolean | undefined
  /** Other rows are on their way: the old ones stay meanwhile. */
  isStale?: boolean | undefined
  /** Stands in the place of the rows when they could not be loaded. */
  error?: ReactNode
  /** Stands in the place of the rows when there are none: an `EmptyState` that says why. */
  empty?: ReactNode
  /** Search and filters, above the table: a `FilterBar`. */
  toolbar?: ReactNode
  /** What concerns the whole list, beside the column chooser: an `ExportMenu`. */
  actions?: ReactNode
  /** The pagination, below the table. */
  footer?: ReactNode
  /** What the reader chose of the columns; without it the table keeps the choice itself. */
  layout?: ColumnLayout | undefined
  /** Told when the reader chooses, and never when the table is first drawn. */
  onLayout?: ((layout: ColumnPlace[]) => void) | undefined
  /** Leaves the choice of columns and of their widths out. */
  hideColumnChooser?: boolean | undefined
  /** How many rows there are on all pages, and the number of the first one here, for readers of the screen. */
  total?: number | undefined
  firstRow?: number | undefined
  density?: Density | undefined
  /** Offers the choice of the density. */
  onDensity?: ((density: Density) => void) | undefined
  /** The tallest the rows get before they scroll inside, such as `60dvh`, where the table does not end its page. */
  maxHeight?: string | undefined
}

/**
 * Rows and columns on a semantic table, which becomes cards where its container is narrow. The server sorts, filters
 * and pages; the table shows, and says what the reader wants. Above 200 rows only those in sight are drawn. A table that
 * ends its `Page` goes as far as the window and scrolls its rows; anywhere else the page scrolls. Where columns have no
 * room, the one that names the row stays in sight. For a few facts about one thing use `DescriptionList`; for people
 * against days `TeamPlanner`; for cards to move `KanbanBoard`.
 *
 * Keyboard: Tab goes in the order of reading: filters, the buttons above, the rows' region (arrows scroll it), the box
 * that selects the page, the headers (Enter sorts), one stop for the widths, and in each row its box, its name and its
 * menu. On a width, arrow left and right change it, up and down go to another column, Enter lets the content decide.
 * Space ticks a row, with Shift all from the last ticked one. Enter follows a link or opens a menu, where arrows walk
 * and Escape goes back. While rows are selected, F6 leads from any row to their bar and back.
 * @example
 * <DataTable label="Employees" columns={columns} rows={page.data} rowKey={({ id }) => id} total={page.total} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const [ownLayout, setOwnLayout] = useState<ColumnLayout>()
  const root = useRef<HTMLDivElement>(null)
  const layout = props.layout ?? ownLayout
  const keepLayout = (next: ColumnPlace[]) => {
    setOwnLayout(next)
    props.onLayout?.(next)
  }
  const density = props.density === undefined ? {} : { 'data-density': props.density }
  const free = useTableRoom(root)
  const room = props.maxHeight === undefined ? free : undefined
  const roomVars: TableVars = room === undefined ? {} : { '--portal-table-room': `${room}px` }
  return (
    <div ref={root} className={css.root} style={roomVars} {...density}>
      <TableToolbar {...props} layout={layout} onLayout={keepLayout} />
      <TableScroller {...props} layout={layout} onLayout={keepLayout} hasRoom={room !== undefined} />
      <TableFoot {...props} table={root} />
    </div>
  )
}

interface TableFootProps<Row> extends DataTableProps<Row> {
  table: RefObject<HTMLElement | null>
}

function TableFoot<Row>(props: TableFootProps<Row>) {
  const { table, rows, rowKey, footer } = props
  return (
    <div className={css.foot}>
      {hasBar(props) ? (
        <Suspense fallback={null}>
          <TableBar
            table={table}
            keys={rows.map(rowKey)}
            selected={props.selected}
            onSelect={props.onSelect}
            isAllMatching={props.isAllMatching}
            onAllMatching={props.onAllMatching}
            total={props.total}
            bulkActions={props.bulkActions}
            bulkRun={props.bulkRun}
          />
        </Suspense>
      ) : null}
      {footer === undefined ? null : <div className={css.footer}>{footer}</div>}
    </div>
  )
}

const hasBar = <Row,>({ selected, isAllMatching, bulkRun }: DataTableProps<Row>): boolean =>
  (selected?.size ?? 0) > 0 || isAllMatching === true || bulkRun !== undefined
