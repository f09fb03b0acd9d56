import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { assign, close, postpone } from './ticket-moves.ts'
import { checkAdopted } from './ticket-ties.ts'
import * as ties from './ticket-ties.queries.ts'
import { onEach } from './ticket-rows.ts'
import { recorded, type Ticket, write } from './tickets.ts'
import { checkRefers } from './tickets-create.ts'
import { checkBulk, checkOpen } from './tickets.rules.ts'
import * as queries from './tickets.queries.ts'

type Bulk = Context<'tickets.bulk'>
type Act = (context: Bulk, before: Ticket) => Promise<unknown>

/** The same operation on each, checking versions: concurrently changed ones are refused individually. */
export async function bulk(context: Bulk) {
  const { body, user } = context
  checkBulk(user, body.act)
  await checkAsked(context)
  const { act, rows, allOrNone } = body
  return onEach(context, { rows, allOrNone, request: { act } }, (before) => acts[act](context, before))
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

/** The required parameter of each operation. */
const needed: Partial<Record<Bulk['body']['act'], 'tagId' | 'priorityId' | 'finalStateId' | 'pendingUntil'>> =
  {
    ...{ tag: 'tagId', untag: 'tagId', prioritise: 'priorityId' },
    ...{ close: 'finalStateId', postpone: 'pendingUntil' },
  }

/** Refuses an operation without its parameter, or with an inactive reference. */
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
