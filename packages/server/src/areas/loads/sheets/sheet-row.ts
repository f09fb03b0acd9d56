/** Rows of a sheet: the displayed row number, and the cells as text. */
export interface SheetRow {
  number: number
  cells: string[]
}

/** A sheet of a workbook, as in its tabs. */
export interface SheetName {
  name: string
  isHidden: boolean
}

/** An open workbook: its sheets, and a stream of rows of each. */
export interface Workbook {
  sheets: readonly SheetName[]
  rows: (sheet: number) => AsyncIterable<readonly SheetRow[]>
}

/** The maximum number of columns: one cell far to the right would make every row that long. */
export const mostColumns = 1000
