import type { ShownColumn } from './column.ts'
import * as css from './data-table.css.ts'
import type { SelectRows } from './use-row-selection.ts'

/** The layout shared by the head and the body of a table. */
export interface TableFrame<Row> {
  columns: readonly ShownColumn<Row>[]
  hasSelection: boolean
  hasActions: boolean
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selected: ReadonlySet<string> | undefined
  isAllMatching: boolean
  onSelect: SelectRows
}

/** Whether columns are pinned to the start: then the check boxes are, too. Row menus are always pinned to the end. */
export const staysAtStart = (columns: readonly { pin: string | null }[]): boolean =>
  columns.some(({ pin }) => pin === 'start')

/** The class of a pinned cell; undefined for one that scrolls. */
export const pinClass = ({ pin }: Pick<ShownColumn<unknown>, 'pin'>): string | undefined =>
  pin === null ? undefined : css.pinned[pin]
