/** Loaded records. A record belongs to the load that wrote it last. */
export type RecordsTable = {
  loadSerial: number
  rowNumber: number
  templateSerial: number
  /** The values of the template's key columns; null without any, in which case there are no duplicates. */
  key: string | null
  /**
   * The values at their column's position (`templates.cell_positions`); numbers with a decimal point, booleans as
   * true and false.
   */
  cells: (string | null)[]
}
