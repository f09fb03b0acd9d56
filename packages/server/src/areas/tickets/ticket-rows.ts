import { attempt, settled, type Tried } from '#contract/attempt.ts'
import { notFound } from '#contract/refuse.ts'
import type { Acting } from './acting.ts'
import * as batches from './ticket-batches.queries.ts'
import { notifyOfBatch } from './ticket-notices.ts'
import { held, type Ticket } from './tickets.ts'
import * as queries from './tickets.queries.ts'

type Many = {
  rows: readonly { id: string; version: number }[]
  allOrNone?: boolean | undefined
  /** The operation, as stored with the batch. */
  request: object
}

/**
 * The same operation on each, checking versions: concurrently changed ones are refused individually. Stored for undo.
 */
export async function onEach(context: Acting, many: Many, act: (before: Ticket) => Promise<unknown>) {
  const { db } = context
  const results = new Map<string, Tried>()
  const kept: batches.NewRow[] = []
  // Locked in a fixed order, to avoid a deadlock between two bulk operations.
  for (const { id, version } of many.rows.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const done = await attempt(db, id, async () => {
      const before = await held(context, id, version)
      const was = { ...undoable(before), tagIds: await queries.tagIds(db, id) }
      await act(before)
      const { version: versionAfter } = await queries.lockOwn(db, id)
      kept.push({ ticketId: id, plan: {}, error: null, before: was, versionAfter })
    })
    results.set(id, done)
  }
  const tried = many.rows.map(({ id }) => results.get(id) ?? notFound())
  return { results: settled(tried, many.allOrNone), batchId: await storeRows(context, many.request, kept) }
}

/** What an act may change, as it was. */
export const undoable = (ticket: Ticket) => ({
  ...{ assigneeId: ticket.assigneeId, assignedAt: ticket.assignedAt, priorityId: ticket.priorityId },
  ...{ parentId: ticket.parentId, workflowState: ticket.workflowState, stateType: ticket.stateType },
  ...{ pendingUntil: ticket.pendingUntil, finalStateId: ticket.finalStateId, outcome: ticket.outcome },
  ...{ closedAt: ticket.closedAt, fieldValues: ticket.fieldValues, skillId: ticket.skillId },
})

/** Keeps what was done, so that it can be undone; answers its id, or null where nothing was. */
export async function storeRows(
  context: Acting,
  request: object,
  rows: readonly batches.NewRow[],
): Promise<string | null> {
  const { db, ids, clock, user } = context
  if (rows.length === 0) return null
  const [id, now] = [ids.next(), clock.now()]
  const batch = { id, kind: 'bulk' as const, request, createdBy: user.id, createdAt: now }
  await batches.insert(db, { ...batch, state: 'done', finishedAt: now }, rows)
  await notifyOfBatch(context, id)
  return id
}
