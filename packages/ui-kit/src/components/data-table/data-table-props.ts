import type { ReactNode } from 'react'
import type { BulkRun } from '#components/bulk-bar/bulk-run.tsx'
import type { ColumnLayout, ColumnPlace } from '#components/column-chooser/column-layout.ts'
import type { MenuSection } from '#components/menu-button/menu-list.tsx'
import type { Density } from '#tokens/scale.ts'
import type { Column } from './column.ts'
import type { Sort } from './sort.ts'
import type { FreshRow } from './use-fresh-row.ts'

/** A table whose rows the server sorts, filters and pages. */
export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The name of a row, for “Select …” and “Actions for …”. Defaults to its key. */
  rowLabel?: ((row: Row) => string) | undefined
  /** The target of a row: its name becomes a link, and pressing anywhere on the row follows it. */
  rowHref?: ((row: Row) => string | undefined) | undefined
  /** Opens a row that has no address, such as its form: its name becomes a button; undefined where nothing opens. */
  rowAct?: ((row: Row) => (() => void) | undefined) | undefined
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /** The keys of the selected rows, including those of other pages. */
  selected?: ReadonlySet<string> | undefined
  /** Makes rows selectable. */
  onSelect?: ((selected: Set<string>) => void) | undefined
  /** All matching rows are selected, on every page. */
  isAllMatching?: boolean | undefined
  /** Offers to select all matching rows once the page is selected; needs `total`. */
  onAllMatching?: ((isAll: boolean) => void) | undefined
  /** A newly created row: it is highlighted, scrolled into view and focused, unless the reader has moved on. */
  freshRow?: FreshRow | undefined
  /** The actions of a row; an empty list omits its menu. */
  rowActions?: ((row: Row) => readonly MenuSection[]) | undefined
  /** The actions on the selected rows: small buttons in the bar below them. */
  bulkActions?: ReactNode
  /** A running bulk action, or its result, in the same bar. */
  bulkRun?: BulkRun | undefined
  /** The first rows are loading: shows a skeleton. */
  isLoading?: boolean | undefined
  /** Other rows are loading: the old ones stay meanwhile. */
  isStale?: boolean | undefined
  /** Replaces the rows when they could not be loaded. */
  error?: ReactNode
  /** Replaces the rows when there are none: an `EmptyState` that says why. */
  empty?: ReactNode
  /** Search and filters, above the table: a `FilterBar`. */
  toolbar?: ReactNode
  /** Actions on the whole list, beside the column chooser: an `ExportMenu`. */
  actions?: ReactNode
  /** The pagination, below the table. */
  footer?: ReactNode
  /** The reader's layout of the columns; uncontrolled when left out. */
  layout?: ColumnLayout | undefined
  /** Called when the reader changes the layout, never initially. */
  onLayout?: ((layout: ColumnPlace[]) => void) | undefined
  /** Disables choosing and resizing columns. */
  hideColumnChooser?: boolean | undefined
  /** The number of rows on all pages, and the number of the first one here, for screen readers. */
  total?: number | undefined
  firstRow?: number | undefined
  density?: Density | undefined
  /** Offers the choice of density. */
  onDensity?: ((density: Density) => void) | undefined
  /**
   * The maximum height of the rows before they scroll inside, such as `60dvh`, where the table does not end its page.
   */
  maxHeight?: string | undefined
}
