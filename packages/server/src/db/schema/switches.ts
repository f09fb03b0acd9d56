/** Something that is on for the whole service while its row is there. */
export type SwitchesTable = {
  name: 'maintenance'
  since: Date
  retryAfterSeconds: number
}
