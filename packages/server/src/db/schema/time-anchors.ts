/** Public keys of anchors and packages. Append-only. */
export type RecordKeysTable = {
  id: string
  /** PEM. */
  publicKey: string
  since: Date
}

/** Append-only: the state of the whole time record at the end of a day (FIC-13). */
export type TimeAnchorsTable = {
  number: number
  /** In UTC. */
  day: string
  madeAt: Date
  people: number
  entries: number
  /** The Merkle root over everybody's last entry. */
  root: string
  /** `hash` of the previous anchor; empty for the first. */
  previous: string
  hash: string
  key: string
  signature: string
}

/** Append-only: the last entry of people with new ones since the previous anchor. */
export type TimeAnchorHeadsTable = {
  anchor: number
  employeeId: string
  number: number
  hash: string
}
