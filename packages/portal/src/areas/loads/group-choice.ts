/** The choices in a group: the survivor, and the source of each field. */
export interface Choice {
  survivor: number
  values: Readonly<Record<string, number>>
}
