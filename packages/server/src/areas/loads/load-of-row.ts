import type { LoadRow } from './loads.queries.ts'
import { progress, undoProgress } from './loads.rules.ts'

/** A load as the wire shows it: with rate and what remains. */
export function loadOfRow(row: LoadRow) {
  const { creatorId, creatorName, roundTotal, roundDone, workedMs, ...more } = row
  const { undoTotal, undoMs, undoStartedAt, undoFinishedAt, undoerId, undoerName, ...rest } = more
  const { removed, restored, keptWorked, keptLater, gone, ...load } = rest
  return {
    ...load,
    ...progress({ state: load.state, roundTotal, roundDone, workedMs }),
    undo: undoOfRow(row),
    createdBy: { id: creatorId, displayName: creatorName },
  }
}

/** How far it is taken back; null while nobody asked for it. */
function undoOfRow({ state, undoTotal: total, undoStartedAt: startedAt, ...row }: LoadRow) {
  if (total === null || startedAt === null || row.undoerId === null) return null
  const [removed, restored] = [row.removed ?? 0, row.restored ?? 0]
  const [keptWorked, keptLater, gone] = [row.keptWorked ?? 0, row.keptLater ?? 0, row.gone ?? 0]
  const done = removed + restored + keptWorked + keptLater + gone
  return {
    ...{ total, removed, restored, keptWorked, keptLater, gone },
    ...undoProgress({ state, done, total, workedMs: row.undoMs ?? 0 }),
    startedAt,
    finishedAt: row.undoFinishedAt,
    startedBy: { id: row.undoerId, displayName: row.undoerName ?? '' },
  }
}
