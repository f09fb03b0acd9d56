import type { LoadRow } from './loads.queries.ts'
import { progress } from './loads.rules.ts'

/** A load as the wire shows it: with rate and what remains. */
export function loadOfRow({ creatorId, creatorName, roundTotal, roundDone, workedMs, ...load }: LoadRow) {
  return {
    ...load,
    ...progress({ state: load.state, roundTotal, roundDone, workedMs }),
    createdBy: { id: creatorId, displayName: creatorName },
  }
}
