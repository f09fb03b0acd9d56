import { announced } from '#db/announced.ts'
import { heldJob } from '#decisions/held-job.ts'
import { heldVacationKind, settleHeld } from './held-vacations.ts'

/** Applies decisions that were not undone. */
export const heldVacationJob = heldJob(heldVacationKind, ({ database, bus, ...context }, ids) =>
  announced(database, bus, (db, waiting) => settleHeld({ ...context, db, bus: waiting }, ids)),
)
