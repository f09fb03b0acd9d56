import { attempt, settled, type Tried } from '#contract/attempt.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import type { Acting } from './acting.ts'
import { noteAssigned } from './ticket-people.queries.ts'
import * as ties from './ticket-ties.queries.ts'
import { storeRows, undoable } from './ticket-rows.ts'
import * as merges from './ticket-merges.queries.ts'
import type * as batches from './ticket-batches.queries.ts'
import { held, recorded, seeingOf, type Ticket, write } from './tickets.ts'
import { checkOpen, checkParent } from './tickets.rules.ts'
import * as queries from './tickets.queries.ts'

/** Sets or removes the parent of a ticket; refuses cycles. */
export async function checkAdopted(context: Acting, before: Pick<Ticket, 'id'>, parentId: string | null) {
  if (parentId === null) return
  const parent = await queries.find(context.db, seeingOf(context), parentId)
  if (parent === undefined) return refuse('inclusion', 'parentId', { value: parentId })
  checkParent(before.id, parentId, await ties.above(context.db, parentId))
}

/** Merges each of these into one, as it was read. Kept, so that it can be undone. */
export async function merge(context: Context<'tickets.merge'>) {
  const { body, params, db } = context
  const into = await held(context, params.ticketId)
  checkOpen(into)
  const results = new Map<string, Tried>()
  const kept: batches.NewRow[] = []
  await recorded(context, 'merge', into, async () => {
    // Locked in a fixed order, to avoid a deadlock between two merges.
    for (const { id, version } of body.rows.toSorted((one, other) => one.id.localeCompare(other.id)))
      results.set(
        id,
        await attempt(db, id, async () => {
          kept.push(await goesOn(context, into, await held(context, id, version)))
        }),
      )
    await queries.change(db, into.id, { updatedAt: context.clock.now() })
  })
  const tried = body.rows.map(({ id }) => results.get(id) ?? notFound())
  const request = { act: 'merge', into: `#${into.number}` }
  return { results: settled(tried, body.allOrNone), batchId: await storeRows(context, request, kept) }
}

/** Merges a ticket into another, with its entries, followers and children. */
async function goesOn(context: Acting, into: Ticket, from: Ticket): Promise<batches.NewRow> {
  if (from.id === into.id) refuse('invalid', 'id')
  checkOpen(from)
  const { db, clock } = context
  const closedAt = clock.now()
  const isBelow = (await ties.above(db, into.id)).includes(from.id)
  const below = isBelow ? { wasBelow: (await queries.lockOwn(db, into.id)).parentId } : {}
  if (isBelow) await queries.change(db, into.id, { parentId: from.parentId })
  const merged: merges.Merged = { ...(await merges.handOver(db, from.id, into.id)), ...below }
  await write(context, 'merge', from, {
    ...{
      outcome: 'merged',
      stateType: 'final',
      mergedIntoId: into.id,
      closedAt,
      heldAt: null,
      pendingUntil: null,
    },
  })
  await noteAssigned(db, { ticketIds: [from.id], at: closedAt }, [])
  const { version: versionAfter } = await queries.lockOwn(db, from.id)
  const before = { ...undoable(from), mergedIntoId: null, merged }
  return { ticketId: from.id, plan: {}, error: null, before, versionAfter }
}

export async function link(context: Context<'tickets.link'>): Promise<void> {
  const { db, body, params, user, clock } = context
  const before = await held(context, params.ticketId)
  if (body.ticketIds.includes(before.id)) refuse('invalid', 'ticketIds', { value: before.id })
  for (const otherId of body.ticketIds) {
    if ((await queries.find(db, seeingOf(context), otherId)) === undefined)
      refuse('inclusion', 'ticketIds', { value: otherId })
  }
  await onBoth(context, 'link', before, (otherId) =>
    ties.link(db, {
      ...{ ticketId: before.id, otherId, kind: body.kind },
      ...{ createdBy: user.id, createdAt: clock.now() },
    }),
  )
}

export async function unlink(context: Context<'tickets.unlink'>): Promise<void> {
  const { db, params } = context
  const before = await held(context, params.ticketId)
  await onBoth(context, 'unlink', before, async (otherId) => {
    if ((await ties.unlink(db, before.id, otherId)) === 0)
      refuse('inclusion', 'ticketIds', { value: otherId })
  })
}

/** A link is changed on both sides, each with its own history. */
const onBoth = (
  context: Acting & { body: { ticketIds: readonly string[] } },
  act: 'link' | 'unlink',
  before: Ticket,
  work: (otherId: string) => Promise<unknown>,
): Promise<void> =>
  recorded(context, act, before, async () => {
    for (const otherId of context.body.ticketIds) {
      const other = await ties.refOf(context.db, otherId)
      if (other === null) refuse('inclusion', 'ticketIds', { value: otherId })
      await recorded(context, act, other, () => work(otherId))
    }
  })
