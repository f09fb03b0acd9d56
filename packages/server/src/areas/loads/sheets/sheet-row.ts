/** Some rows of a sheet: the number the sheet shows, and the cells as text. */
export interface SheetRow {
  number: number
  cells: string[]
}

/** A sheet of a workbook, as people see it at its foot. */
export interface SheetName {
  name: string
  isHidden: boolean
}

/** A workbook that is open: its sheets, and the rows of any, as they are read. */
export interface Workbook {
  sheets: readonly SheetName[]
  rows: (sheet: number) => AsyncIterable<readonly SheetRow[]>
}

/** No file of contacts has as many; one cell far to the right would make every row that long. */
export const mostColumns = 1000
