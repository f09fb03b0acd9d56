import { Refusal } from '#contract/refuse.ts'
import { announced } from '#db/announced.ts'
import { job } from '#jobs/jobs.ts'
import * as corrections from './clock-corrections.queries.ts'
import { heldCorrectionKind, settleHeld } from './held-corrections.ts'

type Payload = { id: string }

/** Applies a decision that was not undone; if that has become impossible, the request is pending again. */
export const heldCorrectionJob = job(heldCorrectionKind, async ({ database, bus, payload, ...context }) => {
  const { id } = payload as Payload
  const held = await corrections.heldOf(database.db, id)
  if (held === undefined) return
  try {
    await announced(database, bus, (db, waiting) => settleHeld({ ...context, db, bus: waiting }, id, held))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    context.log.warn({ correction: id, error }, 'a decision could not be put in force')
    await corrections.forgetHeld(database.db, id, held)
  }
})
