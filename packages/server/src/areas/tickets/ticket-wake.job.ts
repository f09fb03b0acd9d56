import { announced } from '#db/announced.ts'
import { job } from '#jobs/jobs.ts'
import { endWaiting } from './end-waiting.ts'
import { ticketWakeKind, type WakePayload } from './ticket-waking.ts'
import * as queries from './tickets.queries.ts'

/** Ends the waiting of a ticket; idempotent. A changed date is left alone. */
export const ticketWakeJob = job(ticketWakeKind, async ({ database, bus, payload, ...context }) => {
  const { id, until } = payload as WakePayload
  await announced(database, bus, async (db, waiting) => {
    const ticket = await queries.lockOwn(db, id)
    if (ticket.stateType !== 'pending' || ticket.pendingUntil?.toISOString() !== until) return
    await endWaiting({ ...context, db, bus: waiting }, ticket)
  })
})
