/** A global switch, on while its row exists. */
export type SwitchesTable = {
  name: 'maintenance'
  since: Date
  retryAfterSeconds: number
}
