import { Refusal } from '#contract/refuse.ts'
import { announced } from '#db/announced.ts'
import { job } from '#jobs/jobs.ts'
import { giveUp, heldVacationKind, settleHeld } from './held-vacations.ts'
import { heldOf } from './held-vacations.queries.ts'

type Payload = { id: string }

/** Puts a decision in force that nobody has taken back; what cannot be done any more waits for a decision again. */
export const heldVacationJob = job(heldVacationKind, async ({ database, bus, payload, ...context }) => {
  const { id } = payload as Payload
  const held = await heldOf(database.db, id)
  if (held === undefined) return
  try {
    await announced(database, bus, (db, waiting) => settleHeld({ ...context, db, bus: waiting }, held))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    context.log.warn({ request: id, error }, 'a decision could not be put in force')
    await announced(database, bus, (db, waiting) => giveUp({ ...context, db, bus: waiting }, held))
  }
})
