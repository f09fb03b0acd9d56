import { announced } from '#db/announced.ts'
import { heldJob } from '#decisions/held-job.ts'
import { heldVacationKind, settleHeld } from './held-vacations.ts'

/** Puts decisions in force that nobody has taken back. */
export const heldVacationJob = heldJob(heldVacationKind, ({ database, bus, ...context }, ids) =>
  announced(database, bus, (db, waiting) => settleHeld({ ...context, db, bus: waiting }, ids)),
)
