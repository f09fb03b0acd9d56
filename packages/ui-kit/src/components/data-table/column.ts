import type { CSSProperties, ReactNode } from 'react'
import {
  completeLayout,
  type ColumnLayout,
  type ColumnPin,
} from '#components/column-chooser/column-layout.ts'

/** One column of a table. */
export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'center' | 'end' | undefined
  sortable?: boolean | undefined
  /** A CSS width such as `8rem` until the reader chooses another; the content decides when left out. */
  width?: string | undefined
  /** Hidden until the reader chooses it. */
  hidden?: boolean | undefined
  /** The end where it stays in sight while the others scroll, until the reader chooses another. */
  pin?: ColumnPin | undefined
  /** Names the row: read out with every cell, first on a phone, never hidden, and in sight while the others scroll. */
  rowHeader?: boolean | undefined
  /** On a phone 1 and 2 are shown in that order of loudness, 3 is left out; 2 when not given. */
  priority?: 1 | 2 | 3 | undefined
  /** Lets long text break into lines instead of widening the column: for tables to be read, not for lists. */
  wrap?: boolean | undefined
  /** Holds the actions of a row, not its data; left out of exports. */
  control?: boolean | undefined
  /** Gives long text the room that is left, in one line: what does not fit ends in dots. */
  long?: boolean | undefined
}

/** An inline style of variables: their values are known only while drawing. */
export type TableVars = CSSProperties & Record<`--${string}`, string>

/** A column with its position in the table. */
export interface ShownColumn<Row> {
  column: Column<Row>
  /** The end at which it stays in sight; what names the row does so at the start wherever it stands. */
  pin: ColumnPin | null
  /** In CSS pixels; null while the content decides. */
  width: number | null
  /** The variables that its cells take their width and their distance from the end from. */
  style: TableVars | undefined
}

export const widthVar = (at: number): `--${string}` => `--portal-table-width-${at}`
export const pinVar = (at: number): `--${string}` => `--portal-table-pin-${at}`

/** The columns to show, in the reader's order: those pinned to the start first, those pinned to the end last. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout | undefined,
): ShownColumn<Row>[] {
  return completeLayout(columns, layout)
    .filter(({ visible }) => visible)
    .flatMap(({ id, pin, width }) => {
      const column = columns.find((one) => one.id === id)
      const stays = pin ?? (column?.rowHeader === true ? 'start' : null)
      return column === undefined ? [] : [{ column, pin: stays, width }]
    })
    .map((shown, at) => ({ ...shown, style: styleOf(shown.pin, shown.width, at) }))
}

// One object a column and not one a cell: rows which did not change are not drawn anew.
function styleOf(pin: ColumnPin | null, width: number | null, at: number): TableVars | undefined {
  if (pin === null && width === null) return undefined
  return {
    ...(width === null ? {} : { '--portal-table-width': `var(${widthVar(at)})` }),
    ...(pin === null ? {} : { '--portal-table-pin': `var(${pinVar(at)}, 0px)` }),
  }
}

/** The widths that readers chose, as variables of the table: a drag then changes one of them and no cell. */
export function widthVars<Row>(columns: readonly ShownColumn<Row>[]): TableVars {
  const vars: TableVars = {}
  for (const [at, { width }] of columns.entries()) if (width !== null) vars[widthVar(at)] = `${width}px`
  return vars
}
