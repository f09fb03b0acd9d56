import type { LoadRow } from './loads.queries.ts'
import { progress, undoProgress } from './loads.rules.ts'

/** A load as the wire shows it: with rate and what remains. */
export function loadOfRow(row: LoadRow) {
  const { creatorId, creatorName, roundTotal, roundDone, workedMs, takenBack, ...load } = row
  return {
    ...load,
    ...progress({ state: load.state, roundTotal, roundDone, workedMs }),
    undo: takenBack && undoOf(load.state, takenBack),
    createdBy: { id: creatorId, displayName: creatorName },
  }
}

/** How far it is taken back. */
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
