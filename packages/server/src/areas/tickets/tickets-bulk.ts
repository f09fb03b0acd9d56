import { attempt, settled, type Tried } from '#contract/attempt.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import * as batches from './ticket-batches.queries.ts'
import { tellBatch } from './ticket-notices.ts'
import { assign, close, postpone } from './ticket-moves.ts'
import { checkAdopted } from './ticket-ties.ts'
import * as ties from './ticket-ties.queries.ts'
import { held, recorded, type Ticket, write } from './tickets.ts'
import { checkRefers } from './tickets-create.ts'
import { checkBulk, checkOpen } from './tickets.rules.ts'
import * as queries from './tickets.queries.ts'

type Bulk = Context<'tickets.bulk'>
type Act = (context: Bulk, before: Ticket) => Promise<unknown>

/** The same act on each, as it was read: what another has changed meanwhile is left to them and told. */
export async function bulk(context: Bulk) {
  const { db, body, user } = context
  checkBulk(user, body.act)
  await checkAsked(context)
  const results = new Map<string, Tried>()
  const rows: batches.NewRow[] = []
  // Two who act on the same tickets wait for one another, and not each for the other.
  for (const { id, version } of body.rows.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const done = await attempt(db, id, async () => {
      const before = await held(context, id, version)
      const was = { ...undoable(before), tagIds: await queries.tagIds(db, id) }
      await acts[body.act](context, before)
      const { version: versionAfter } = await queries.lockOwn(db, id)
      rows.push({ ticketId: id, plan: {}, error: null, before: was, versionAfter })
    })
    results.set(id, done)
  }
  const tried = body.rows.map(({ id }) => results.get(id) ?? notFound())
  return { results: settled(tried, body.allOrNone), batchId: await keep(context, rows) }
}

const acts: Record<Bulk['body']['act'], Act> = {
  assign: (context, before) =>
    assign(context, before, {
      userId: context.body.userId ?? null,
      onDuty: context.body.onDuty,
      kind: 'bulk',
    }),
  tag: (context, before) => retag(context, before, (tagIds, tagId) => [...new Set([...tagIds, tagId])]),
  untag: (context, before) =>
    retag(context, before, (tagIds, tagId) => tagIds.filter((one) => one !== tagId)),
  prioritise: (context, before) => {
    checkOpen(before)
    return write(context, 'patch', before, { priorityId: context.body.priorityId ?? null })
  },
  postpone: (context, before) => postpone(context, before, context.body),
  close: (context, before) =>
    close(context, before, { ...context.body, finalStateId: context.body.finalStateId ?? '' }),
  adopt: async (context, before) => {
    checkOpen(before)
    const { parentId = null } = context.body
    await checkAdopted(context, before, parentId)
    await write(context, 'patch', before, { parentId })
  },
}

/** The field without which an act has nothing to do. */
const needed: Partial<Record<Bulk['body']['act'], 'tagId' | 'priorityId' | 'finalStateId' | 'pendingUntil'>> =
  {
    ...{ tag: 'tagId', untag: 'tagId', prioritise: 'priorityId' },
    ...{ close: 'finalStateId', postpone: 'pendingUntil' },
  }

/** Refuses an act that does not tell with what, or names what is not in use. */
async function checkAsked({ db, body }: Bulk): Promise<void> {
  const { act, tagId, priorityId } = body
  const field = needed[act]
  if (field !== undefined && body[field] === undefined) refuse('blank', field)
  if (act === 'prioritise') await checkRefers(db, { priorityId: priorityId ?? null })
  if (act === 'tag') await checkRefers(db, { tagIds: tagId === undefined ? [] : [tagId] })
}

async function retag(
  context: Bulk,
  before: Ticket,
  change: (tagIds: readonly string[], tagId: string) => readonly string[],
): Promise<void> {
  const { db, body, clock } = context
  checkOpen(before)
  const tagIds = change(await queries.tagIds(db, before.id), body.tagId ?? '')
  await recorded(context, 'patch', before, async () => {
    await ties.setTags(db, before.id, tagIds)
    await queries.change(db, before.id, { updatedAt: clock.now() })
  })
}

/** What an act may change, as it was. */
const undoable = (ticket: Ticket) => ({
  ...{ assigneeId: ticket.assigneeId, assignedAt: ticket.assignedAt, priorityId: ticket.priorityId },
  ...{ parentId: ticket.parentId, workflowState: ticket.workflowState, stateType: ticket.stateType },
  ...{ pendingUntil: ticket.pendingUntil, finalStateId: ticket.finalStateId, outcome: ticket.outcome },
  ...{ closedAt: ticket.closedAt, fieldValues: ticket.fieldValues },
})

/** Keeps what was done, so that it can be undone; answers its id, or null where nothing was. */
async function keep(context: Bulk, rows: readonly batches.NewRow[]): Promise<string | null> {
  const { db, ids, clock, user, body } = context
  if (rows.length === 0) return null
  const [id, now] = [ids.next(), clock.now()]
  const batch = { id, kind: 'bulk' as const, request: { act: body.act }, createdBy: user.id, createdAt: now }
  await batches.insert(db, { ...batch, state: 'done', finishedAt: now }, rows)
  await tellBatch(context, id)
  return id
}
