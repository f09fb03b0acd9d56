import { useMemo, useState, type ReactNode } from 'react'
import { classNames } from '#css/class-names.ts'
import type { Density } from '#tokens/scale.ts'
import type { MenuSection } from '#components/menu-button/menu-list.tsx'
import { TableBody, virtualFrom } from './body.tsx'
import { shownColumns, type Column, type ColumnSetting } from './column.ts'
import * as css from './data-table.css.ts'
import { TableHead } from './head.tsx'
import { RowMenu, type OpenMenu } from './row-menu.tsx'
import type { Sort } from './sort.ts'
import { TableToolbar } from './toolbar.tsx'
import { useRowSelection } from './use-row-selection.ts'

/** A table of rows that the server sorts, filters and pages. */
export interface DataTableProps<Row> {
  /** What the table lists, for readers of the screen. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** How a row is called, in “Select …” and “Actions for …”; its key when left out. */
  rowLabel?: ((row: Row) => string) | undefined
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /** The keys of the selected rows, also of other pages. */
  selected?: ReadonlySet<string> | undefined
  /** Makes rows selectable. */
  onSelect?: ((selected: Set<string>) => void) | undefined
  /** What can be done with a row; an empty list leaves its menu out. */
  rowActions?: ((row: Row) => readonly MenuSection[]) | undefined
  /** What can be done with the selected rows, shown in place of the toolbar. */
  bulkActions?: ReactNode
  /** The first rows are on their way: shows their shape. */
  isLoading?: boolean | undefined
  /** Other rows are on their way: the old ones stay meanwhile. */
  isStale?: boolean | undefined
  /** Stands in the place of the rows when they could not be loaded. */
  error?: ReactNode
  /** Stands in the place of the rows when there are none. */
  empty?: ReactNode
  /** Search and filters, above the table. */
  toolbar?: ReactNode
  /** The pagination, below the table. */
  footer?: ReactNode
  /** What the reader chose; without it the table keeps the choice itself. */
  columnSettings?: readonly ColumnSetting[] | undefined
  onColumnSettings?: ((settings: ColumnSetting[]) => void) | undefined
  /** Leaves the column chooser out. */
  hideColumnChooser?: boolean | undefined
  /** How many rows there are on all pages, and the number of the first one here, for readers of the screen. */
  total?: number | undefined
  firstRow?: number | undefined
  density?: Density | undefined
  /** The tallest the table gets before it scrolls inside, such as `60dvh`. */
  maxHeight?: string | undefined
}

/** Rows and columns on a semantic table, which becomes cards where its container is narrow. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const [ownSettings, setOwnSettings] = useState<readonly ColumnSetting[]>()
  const settings = props.columnSettings ?? ownSettings
  const keepSettings = (next: ColumnSetting[]) => {
    setOwnSettings(next)
    props.onColumnSettings?.(next)
  }
  return (
    <div className={css.root} {...(props.density === undefined ? {} : { 'data-density': props.density })}>
      <TableToolbar {...props} settings={settings} onSettings={keepSettings} />
      <TableScroller {...props} settings={settings} />
      {props.footer === undefined ? null : <div className={css.footer}>{props.footer}</div>}
    </div>
  )
}

type SettledProps<Row> = DataTableProps<Row> & { settings: readonly ColumnSetting[] | undefined }

function TableScroller<Row>(props: SettledProps<Row>) {
  const { label, rows, rowKey, rowLabel = rowKey, rowActions, isStale = false, maxHeight } = props
  // An element in state and not a ref: the rows below measure it as soon as it is there.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [menu, setMenu] = useState<OpenMenu<Row>>()
  const className = classNames(css.scroller, isStale && css.stale, rows.length > virtualFrom && css.windowed)
  return (
    <div
      ref={setScroller}
      className={className}
      style={maxHeight === undefined ? undefined : { maxBlockSize: maxHeight }}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <PlainTable
        {...props}
        rowLabel={rowLabel}
        scroller={scroller}
        onMenu={setMenu}
        openMenuKey={menu?.key}
      />
      {rowActions === undefined ? null : (
        <RowMenu menu={menu} rowActions={rowActions} rowLabel={rowLabel} onClose={() => setMenu(undefined)} />
      )}
    </div>
  )
}

interface PlainTableProps<Row> extends SettledProps<Row> {
  rowLabel: (row: Row) => string
  scroller: HTMLDivElement | null
  onMenu: (menu: OpenMenu<Row>) => void
  openMenuKey: string | undefined
}

// The roles are said again because a table shown as cards loses its own in some browsers.
function PlainTable<Row>(props: PlainTableProps<Row>) {
  const {
    columns,
    settings,
    rows,
    rowKey,
    selected,
    onSelect,
    isLoading = false,
    isStale = false,
    total,
  } = props
  const shown = useMemo(() => shownColumns(columns, settings), [columns, settings])
  const select = useRowSelection(selected, onSelect)
  const frame = {
    columns: shown,
    hasSelection: onSelect !== undefined,
    hasActions: props.rowActions !== undefined,
    rows,
    rowKey,
    selected,
    onSelect: select,
  }
  return (
    <table
      className={css.table}
      role="table"
      aria-label={props.label}
      aria-busy={isStale || isLoading}
      aria-rowcount={total === undefined ? undefined : total + 1}
    >
      <TableHead {...frame} sort={props.sort} onSort={props.onSort} />
      <TableBody
        {...frame}
        rowLabel={props.rowLabel}
        rowActions={props.rowActions}
        onMenu={props.onMenu}
        openMenuKey={props.openMenuKey}
        isLoading={isLoading}
        error={props.error}
        empty={props.empty}
        firstRow={props.firstRow ?? 1}
        scroller={props.scroller}
      />
    </table>
  )
}
