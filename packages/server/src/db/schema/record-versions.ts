/** The state of a record before a load took it over. */
export type RecordVersionsTable = {
  /** Its position in the new load. */
  loadSerial: number
  rowNumber: number
  /** Its previous position. */
  formerLoad: number
  formerRow: number
  key: string
  /** Its previous cells; null if unchanged. */
  formerCells: string[] | null
}
