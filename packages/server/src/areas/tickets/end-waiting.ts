import { auditChange } from '#auth/audit.ts'
import type { Notifying } from '#notices/notify.ts'
import { settleClocks } from '#tickets/settle-clocks.ts'
import * as changes from './ticket-changes.queries.ts'
import { notifyResumed } from './ticket-notices.ts'
import * as queries from './tickets.queries.ts'
import { changesOf, placedIn, wakingIn } from './tickets.rules.ts'
import { stateIn } from './workflow-ways.rules.ts'

type Held = Awaited<ReturnType<typeof queries.lockOwn>>

/** Resumes a waiting ticket, and notifies its assignee: its date has come, or the requester has written. */
export async function endWaiting(context: Notifying, ticket: Held): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const { document } = await queries.placeOf(db, ticket)
  const next = wakingIn(document, ticket.workflowState)
  await queries.change(db, ticket.id, { ...placedIn(next, { now, until: null }), updatedAt: now })
  await settleClocks(context, [ticket.id])
  const pendingUntil = ticket.pendingUntil?.toISOString() ?? null
  const was = { state: stateIn(document, ticket.workflowState).name, pendingUntil }
  const is = { state: next.name, pendingUntil: null }
  await changes.insert(db, changesOf(was, is), { ticketId: ticket.id, userId: null, at: now })
  const label = `#${ticket.number}`
  await auditChange(context, {
    ...{ act: 'tickets.transition', subject: ticket.id, label, before: was, after: is },
  })
  await notifyResumed(context, ticket)
}
