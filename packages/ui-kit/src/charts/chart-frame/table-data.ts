/** A cell of the table: as displayed, and as exported to a spreadsheet. */
export interface TableCell {
  text: string
  raw: string | number | null
}

/** The data of a chart as a table. The first column names the row. */
export interface TableData {
  columns: readonly { label: string; isNumber?: boolean }[]
  rows: readonly (readonly TableCell[])[]
}

/** A cell with a text. */
export const textCell = (text: string): TableCell => ({ text, raw: text })

/** A cell with a number, or a placeholder when empty. */
export const numberCell = (
  value: number | null,
  format: (value: number) => string,
  none: string,
): TableCell => ({ text: value === null ? none : format(value), raw: value })
