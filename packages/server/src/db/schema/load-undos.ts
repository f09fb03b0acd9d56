import type { Generated } from 'kysely'

/** The progress of a load's undo. */
export type LoadUndosTable = {
  loadId: string
  /** Records that the load wrote or took over. */
  total: number
  removed: Generated<number>
  restored: Generated<number>
  skippedWorked: Generated<number>
  skippedLater: Generated<number>
  missing: Generated<number>
  /** Whether the load is deleted afterwards. */
  deletes: Generated<boolean>
  /** The checkpoint: the last processed row, committed with the results. */
  checkpointRow: Generated<number>
  workedMs: Generated<number>
  /** When it was queued. */
  turnAt: Date
  startedAt: Date
  finishedAt: Date | null
  startedBy: string
}
