import { refuse } from '#contract/refuse.ts'
import type { WorkflowState } from '#db/schema/workflows.ts'
import type { Acting } from './acting.ts'
import { checkPause } from './ticket-pauses.ts'
import { insertEntry } from './ticket-entries.queries.ts'
import { notifyAssigned } from './ticket-notices.ts'
import { capable, noteAssigned } from './ticket-people.queries.ts'
import { type Ticket, todayOf, write } from './tickets.ts'
import {
  againIn,
  checkComment,
  checkEnded,
  checkOpen,
  pendingUntilOf,
  placedIn,
  wayToEnd,
  wayToWait,
} from './tickets.rules.ts'
import * as queries from './tickets.queries.ts'
import { isFinal } from './workflow-document.rules.ts'
import { readValues, stateIn, transitionOf } from './workflow-ways.rules.ts'
import * as ways from './workflow-ways.queries.ts'

export type Step = {
  values?: Record<string, string> | undefined
  text?: string | undefined
  pendingUntil?: string | undefined
  /** Whether a comment was just added separately. */
  hasComment?: boolean
}

/** Moves a ticket through a transition with its required fields; a final state closes it (handbook TIC-11). */
export async function step(
  context: Acting,
  act: string,
  before: Ticket,
  input: Step & { transition: string },
) {
  const { db, user, clock } = context
  checkOpen(before)
  const { document } = await queries.placeOf(db, before)
  const way = transitionOf(document, before.workflowState, { code: input.transition, user })
  const next = stateIn(document, way.to)
  const read = readValues(await ways.fields(db, way.screen ?? []), way, input.values ?? {})
  const needs =
    next.finalStateId == null ? undefined : (await ways.needs(db, [next.finalStateId])).get(next.finalStateId)
  const { text = '', pendingUntil } = input
  if (input.hasComment !== true) checkComment(needs, text)
  const until = pendingUntilOf(next, needs, { pendingUntil, now: clock.now() })
  if (next.category === 'pending') await checkPause(context, before, until)
  if (text.trim() !== '') await note(context, before, text)
  const values = Object.fromEntries(read.map(({ key, value }) => [key, value]))
  const fieldValues = JSON.stringify({ ...before.fieldValues, ...values })
  await write(context, act, before, { ...placedIn(next, { now: clock.now(), until }), fieldValues })
  await ended(context, before, next)
}

/** Closes a ticket with a final state, by the transition that leads there. */
export async function close(
  context: Acting,
  before: Ticket,
  { finalStateId, ...input }: Step & { finalStateId: string },
) {
  checkOpen(before)
  const { document } = await queries.placeOf(context.db, before)
  const transition = wayToEnd(document, before.workflowState, finalStateId)
  await step(context, 'close', before, { ...input, transition })
}

/** Sets a ticket waiting until a date; a waiting one gets the new date. */
export async function postpone(context: Acting, before: Ticket, input: Step) {
  checkOpen(before)
  const { document } = await queries.placeOf(context.db, before)
  const now = context.clock.now()
  const current = stateIn(document, before.workflowState)
  if (current.category === 'pending') {
    const pendingUntil = pendingUntilOf(current, undefined, { pendingUntil: input.pendingUntil, now })
    await checkPause(context, before, pendingUntil)
    return write(context, 'transition', before, { pendingUntil })
  }
  return step(context, 'transition', before, { ...input, transition: wayToWait(document, current.code) })
}

/** Ends a ticket outside its workflow, with a stored reason. */
export async function cancel(context: Acting, before: Ticket, reason: string) {
  checkOpen(before)
  await note(context, before, reason)
  const closedAt = context.clock.now()
  const over = {
    outcome: 'cancelled' as const,
    stateType: 'final' as const,
    closedAt,
    heldAt: null,
    pendingUntil: null,
  }
  await write(context, 'cancel', before, over)
  await noteAssigned(context.db, { ticketIds: [before.id], at: closedAt }, [])
}

export async function reopen(context: Acting, before: Ticket, reason: string) {
  checkEnded(before)
  const { document } = await queries.placeOf(context.db, before)
  const next = againIn(document)
  await note(context, before, reason)
  const nothing = { outcome: null, finalStateId: null, closedAt: null }
  await write(context, 'reopen', before, {
    ...placedIn(next, { now: context.clock.now(), until: null }),
    ...nothing,
  })
}

/** Assigns a ticket to somebody with its skill, or unassigns it (specification §7). */
export async function assign(
  context: Acting,
  before: Ticket,
  { userId, onDuty = false, kind }: { userId: string | null; onDuty?: boolean; kind: 'manual' | 'bulk' },
) {
  checkOpen(before)
  const { db, clock, ids, user } = context
  if (userId !== null) await checkCapable(context, before.skillId, { userId, onDuty })
  if (userId === before.assigneeId) return
  const at = clock.now()
  await write(context, 'assign', before, {
    assigneeId: userId,
    assignedAt: userId === null ? null : at,
    heldAt: null,
  })
  const row = { id: ids.next(), ticketId: before.id, byId: user.id, kind, trace: {}, at }
  await noteAssigned(db, { ticketIds: [before.id], at }, userId === null ? [] : [{ ...row, userId }])
  if (userId !== null && kind === 'manual') await notifyAssigned(context, before, userId)
}

async function checkCapable(
  context: Acting,
  skillId: string,
  { userId, onDuty }: { userId: string; onDuty: boolean },
): Promise<void> {
  const [one] = await capable(context.db, { skillIds: [skillId], today: todayOf(context), userId })
  if (one === undefined) return refuse('inclusion', 'userId', { value: userId })
  if (onDuty && !one.isOnDuty) refuse('unreachable', 'userId', { value: userId })
}

/** Stores a reason or a comment as an internal entry. */
async function note({ db, ids, clock, user }: Acting, { id: ticketId }: Pick<Ticket, 'id'>, text: string) {
  const createdAt = clock.now()
  const inside = { kind: 'internal', direction: null, sentAt: null, authorId: user.id } as const
  await insertEntry(db, { ...inside, id: ids.next(), ticketId, text, createdAt })
}

async function ended({ db, clock }: Acting, { id }: Ticket, next: WorkflowState): Promise<void> {
  if (isFinal(next)) await noteAssigned(db, { ticketIds: [id], at: clock.now() }, [])
}
