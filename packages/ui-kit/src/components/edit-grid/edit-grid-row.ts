import type { ReactNode } from 'react'

/** A cell that can be written in. */
export interface EditGridCell {
  value: string
  /** What to say below the value of where it came from, such as what the file had there. */
  note?: string | undefined
  /** Why the value is refused; it stands beside it. */
  reason?: string | undefined
}

/** A row of cells, one for each column. */
export interface EditGridRow {
  id: string
  /** What the row is called, in its first cell. */
  label: string
  /** What is said of the row as a whole, below its name. */
  note?: ReactNode
  cells: readonly EditGridCell[]
  /** Shows the row and lets nobody change it. */
  isReadOnly?: boolean | undefined
}
