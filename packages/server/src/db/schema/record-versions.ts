/** What a record was before a load took it over. */
export type RecordVersionsTable = {
  /** Where the load put it. */
  loadSerial: number
  rowNumber: number
  /** Where it stood before. */
  formerLoad: number
  formerRow: number
  key: string
  /** Its cells before; null where the load brought the same. */
  formerCells: string[] | null
}
