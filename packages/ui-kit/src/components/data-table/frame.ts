import { classNames } from '#css/class-names.ts'
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

/** At which ends columns stay: there the ticks and the menus of the rows stay too. */
export const pins = (columns: readonly { pin: string | null }[]) => ({
  hasStart: columns.some(({ pin }) => pin === 'start'),
  hasEnd: columns.some(({ pin }) => pin === 'end'),
})

/** The class of a cell that stays at an end, and undefined for one that scrolls. */
export const pinClass = ({
  pin,
  isEdge,
}: Pick<ShownColumn<unknown>, 'pin' | 'isEdge'>): string | undefined =>
  pin === null ? undefined : classNames(css.pinned[pin], isEdge && css.edges[pin])
