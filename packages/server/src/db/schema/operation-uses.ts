export type OperationUsesTable = { id: string; userId: string; operation: string; at: Date }

/** How much a person has searched since the minute began. Not in the write-ahead log: a crash empties it. */
export type SearchCountsTable = {
  userId: string
  since: Date
  count: number
}
