import { auditChange } from '#auth/audit.ts'
import { announced } from '#db/announced.ts'
import { job } from '#jobs/jobs.ts'
import { settleClocks } from '#tickets/settle-clocks.ts'
import * as changes from './ticket-changes.queries.ts'
import { tellResumed } from './ticket-notices.ts'
import { ticketWakeKind, type WakePayload } from './ticket-waking.ts'
import * as queries from './tickets.queries.ts'
import { changesOf, placedIn, wakingIn } from './tickets.rules.ts'
import { stateIn } from './workflow-ways.rules.ts'

/** Ends the waiting of a ticket: once, since a second run finds it open. What waits until another date is left alone. */
export const ticketWakeJob = job(ticketWakeKind, async ({ database, bus, payload, ...context }) => {
  const { id, until } = payload as WakePayload
  await announced(database, bus, async (db, waiting) => {
    const ticket = await queries.lockOwn(db, id)
    if (ticket.stateType !== 'pending' || ticket.pendingUntil?.toISOString() !== until) return
    const now = context.clock.now()
    const { document } = await queries.placeOf(db, ticket)
    const next = wakingIn(document, ticket.workflowState)
    await queries.change(db, id, { ...placedIn(next, { now, until: null }), updatedAt: now })
    await settleClocks({ ...context, db }, [id])
    const was = { state: stateIn(document, ticket.workflowState).name, pendingUntil: until }
    const is = { state: next.name, pendingUntil: null }
    await changes.insert(db, changesOf(was, is), { ticketId: id, userId: null, at: now })
    const label = `#${ticket.number}`
    await auditChange(
      { ...context, db },
      { act: 'tickets.transition', subject: id, label, before: was, after: is },
    )
    await tellResumed({ ...context, db, bus: waiting }, ticket)
  })
})
