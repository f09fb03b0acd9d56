/** Public keys that anchors and packages were signed with. Append-only. */
export type RecordKeysTable = {
  id: string
  /** PEM. */
  publicKey: string
  since: Date
}

/** Append-only: what the whole time record was at the end of a day (FIC-13). */
export type TimeAnchorsTable = {
  number: number
  /** In UTC. */
  day: string
  madeAt: Date
  people: number
  entries: number
  /** The Merkle root over the last entry of everybody. */
  root: string
  /** `hash` of the anchor before; empty for the first. */
  previous: string
  hash: string
  key: string
  signature: string
}

/** Append-only: the last entry of who had new ones since the anchor before. */
export type TimeAnchorHeadsTable = {
  anchor: number
  employeeId: string
  number: number
  hash: string
}
