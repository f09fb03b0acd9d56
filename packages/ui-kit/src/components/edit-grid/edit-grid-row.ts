import type { ReactNode } from 'react'

/** An editable cell. */
export interface EditGridCell {
  value: string
  /** A note below the value, such as the original content of the file. */
  note?: string | undefined
  /** The validation error, shown beside the value. */
  reason?: string | undefined
}

/** A row of cells, one per column. */
export interface EditGridRow {
  id: string
  /** The name of the row, in its first cell. */
  label: string
  /** A note on the whole row, below its name. */
  note?: ReactNode
  cells: readonly EditGridCell[]
  /** Makes the row read-only. */
  isReadOnly?: boolean | undefined
}
