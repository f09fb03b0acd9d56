import { Refusal } from '#contract/refuse.ts'
import { announced } from '#db/announced.ts'
import { job } from '#jobs/jobs.ts'
import * as corrections from './clock-corrections.queries.ts'
import { heldCorrectionKind, settleHeld } from './held-corrections.ts'

type Payload = { id: string }

/** Puts a decision in force that nobody has taken back; what cannot be done any more waits for a decision again. */
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
