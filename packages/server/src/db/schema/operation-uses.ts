export type OperationUsesTable = { id: string; userId: string; operation: string; at: Date }

/** The number of a person's searches in the current minute. Unlogged: a crash empties it. */
export type SearchCountsTable = {
  userId: string
  since: Date
  count: number
}
