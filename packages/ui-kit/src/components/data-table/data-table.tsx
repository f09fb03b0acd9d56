import { lazy, Suspense, useRef, useState, type RefObject } from 'react'
import type { ColumnLayout, ColumnPlace } from '#components/column-chooser/column-layout.ts'
import type { TableVars } from './column.ts'
import * as css from './data-table.css.ts'
import { TableScroller } from './table-scroller.tsx'
import { TableToolbar } from './toolbar.tsx'
import { useTableRoom } from './use-table-room.ts'
import type { DataTableProps } from './data-table-props.ts'

// Loaded on demand: most readers of a table select nothing.
const TableBar = lazy(() => import('./table-bar.tsx').then((file) => ({ default: file.TableBar })))

/**
 * Rows and columns in a semantic table, which becomes cards where its container is narrow. The server sorts, filters
 * and pages; the table renders, and reports what the reader wants. Above 200 rows only the visible ones are rendered.
 * A table that ends its `Page` fills the window and scrolls its rows; anywhere else the page scrolls. Where columns
 * do not fit, the one that names the row is pinned. For a few facts about one thing use `DescriptionList`; for people
 * against days `TeamPlanner`; for cards to move `KanbanBoard`. Keyboard: Tab goes in the order of reading: filters,
 * the buttons above, the rows' region (arrows scroll it), the box that selects the page, the headers (Enter sorts),
 * one stop for the widths, and in each row its box, its name and its menu. On a width, arrow left and right change
 * it, up and down go to another column, Enter fits the content. Space ticks a row, with Shift all from the last
 * ticked one. Enter follows a link or opens a menu, where arrows walk and Escape goes back. While rows are selected,
 * F6 leads from any row to their bar and back.
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
