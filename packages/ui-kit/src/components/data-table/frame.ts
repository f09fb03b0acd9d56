import type { ShownColumn } from './column.ts'
import * as css from './data-table.css.ts'
import type { SelectRows } from './use-row-selection.ts'

/** What the head and the body of a table share. */
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

/** Whether columns stay at the start: there the ticks of the rows stay too. Their menus always stay at the end. */
export const staysAtStart = (columns: readonly { pin: string | null }[]): boolean =>
  columns.some(({ pin }) => pin === 'start')

/** The class of a cell that stays at an end, and undefined for one that scrolls. */
export const pinClass = ({ pin }: Pick<ShownColumn<unknown>, 'pin'>): string | undefined =>
  pin === null ? undefined : css.pinned[pin]
