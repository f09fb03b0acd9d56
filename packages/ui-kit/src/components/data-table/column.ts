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
  /** A CSS width such as `8rem`, until the reader chooses another. Defaults to fitting the content. */
  width?: string | undefined
  /** Hidden until the reader shows it. */
  hidden?: boolean | undefined
  /** The end where it is pinned, until the reader chooses another. */
  pin?: ColumnPin | undefined
  /** Names the row: read out with every cell, first on a phone, never hidden, and pinned. */
  rowHeader?: boolean | undefined
  /** Priority on a phone: 1 and 2 are shown, 3 is hidden. Defaults to 2. */
  priority?: 1 | 2 | 3 | undefined
  /** Wraps long text instead of widening the column: for tables to be read, not for lists. */
  wrap?: boolean | undefined
  /** Holds the actions of a row, not its data; excluded from exports. */
  control?: boolean | undefined
  /** Gives long text the remaining width in one line, truncated with an ellipsis. */
  long?: boolean | undefined
}

/** An inline style of CSS variables: their values are only known at render time. */
export type TableVars = CSSProperties & Record<`--${string}`, string>

/** A column with its layout. */
export interface ShownColumn<Row> {
  column: Column<Row>
  /** The end where it is pinned. The column that names the row is pinned to the start wherever it is. */
  pin: ColumnPin | null
  /** In CSS pixels; null to fit the content. */
  width: number | null
  /** The CSS variables of its width and of its distance from the end. */
  style: TableVars | undefined
}

export const widthVar = (at: number): `--${string}` => `--portal-table-width-${at}`
export const pinVar = (at: number): `--${string}` => `--portal-table-pin-${at}`

/** The visible columns in the reader's order: those pinned to the start first, those pinned to the end last. */
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

// One object per column instead of one per cell, so that unchanged rows do not render again.
function styleOf(pin: ColumnPin | null, width: number | null, at: number): TableVars | undefined {
  if (pin === null && width === null) return undefined
  return {
    ...(width === null ? {} : { '--portal-table-width': `var(${widthVar(at)})` }),
    ...(pin === null ? {} : { '--portal-table-pin': `var(${pinVar(at)}, 0px)` }),
  }
}

/** The reader's widths as CSS variables of the table: a drag changes one variable and renders no cell. */
export function widthVars<Row>(columns: readonly ShownColumn<Row>[]): TableVars {
  const vars: TableVars = {}
  for (const [at, { width }] of columns.entries()) if (width !== null) vars[widthVar(at)] = `${width}px`
  return vars
}
