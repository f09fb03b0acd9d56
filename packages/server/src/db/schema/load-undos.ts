import type { Generated } from 'kysely'

/** How far a load is taken back. */
export type LoadUndosTable = {
  loadId: string
  /** Records that the load wrote or took over. */
  total: number
  removed: Generated<number>
  restored: Generated<number>
  keptWorked: Generated<number>
  keptLater: Generated<number>
  gone: Generated<number>
  /** Whether the load is deleted when nothing of it is left. */
  deletes: Generated<boolean>
  /** The last row that is through. Committed with what became of it. */
  checkpointRow: Generated<number>
  workedMs: Generated<number>
  /** Since when it waits for its turn. */
  turnAt: Date
  startedAt: Date
  finishedAt: Date | null
  startedBy: string
}
