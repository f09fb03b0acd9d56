import type { ReactNode } from 'react'
import type { BulkRun } from '#components/bulk-bar/bulk-run.tsx'
import type { ColumnLayout, ColumnPlace } from '#components/column-chooser/column-layout.ts'
import type { MenuSection } from '#components/menu-button/menu-list.tsx'
import type { Density } from '#tokens/scale.ts'
import type { Column } from './column.ts'
import type { Sort } from './sort.ts'
import type { FreshRow } from './use-fresh-row.ts'

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
  /** All rows that match are selected, on every page. */
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
  /** Shown in place of the rows when there are none: an `EmptyState` that says why. */
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
