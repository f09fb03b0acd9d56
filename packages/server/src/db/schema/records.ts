/** What loads bring in. A record belongs to the load that wrote it last. */
export type RecordsTable = {
  loadSerial: number
  rowNumber: number
  templateSerial: number
  /** The values of the template's key columns; null when it has none, and then nothing is a duplicate. */
  key: string | null
  /** The values, each at its column's place (`templates.cell_positions`); numbers with a point, yes and no as true and false. */
  cells: (string | null)[]
}
