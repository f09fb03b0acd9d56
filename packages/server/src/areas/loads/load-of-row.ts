import type { LoadRow } from './loads.queries.ts'
import { progress, undoProgress } from './loads.rules.ts'

/** A load as answered: with rate and remaining time. */
export function loadOfRow(row: LoadRow) {
  const { creatorId, creatorName, roundTotal, roundDone, workedMs, takenBack, ...load } = row
  return {
    ...load,
    ...progress({ state: load.state, roundTotal, roundDone, workedMs }),
    undo: takenBack && undoOf(load.state, takenBack),
    createdBy: { id: creatorId, displayName: creatorName },
  }
}

/** The progress of its undo. */
function undoOf(state: LoadRow['state'], row: NonNullable<LoadRow['takenBack']>) {
  const { counts, deletes, workedMs, startedAt, finishedAt, startedBy } = row
  const { total, ...parts } = counts
  const done = Object.values(parts).reduce((sum, part) => sum + part, 0)
  return {
    ...counts,
    deletes,
    ...undoProgress({ state, done, total, workedMs }),
    startedAt: new Date(startedAt),
    finishedAt: finishedAt === null ? null : new Date(finishedAt),
    startedBy,
  }
}
