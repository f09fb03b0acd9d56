import { announced } from '#db/announced.ts'
import { job } from '#jobs/jobs.ts'
import { breakTurnsKind, offerTurns } from './break-turns.ts'
import type { Queue } from './break-turns.queries.ts'

/** Checks for places freed without an event, and withdraws held ones that were not taken (ONL-8). */
export const breakTurnsJob = job(breakTurnsKind, ({ database, bus, payload, ...context }) =>
  announced(database, bus, (db, waiting) => offerTurns({ ...context, db, bus: waiting }, payload as Queue)),
)
