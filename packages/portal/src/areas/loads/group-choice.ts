/** What somebody chose of a group: who stays, and of which member each field is. */
export interface Choice {
  survivor: number
  values: Readonly<Record<string, number>>
}
