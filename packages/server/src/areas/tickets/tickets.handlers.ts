import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import * as changes from './ticket-changes.queries.ts'
import { choices } from './ticket-choices.queries.ts'
import { assign, cancel, close, reopen, step } from './ticket-moves.ts'
import { capable, noteView } from './ticket-people.queries.ts'
import { checkAdopted, link, merge, unlink } from './ticket-ties.ts'
import * as ties from './ticket-ties.queries.ts'
import { answered, held, type Looking, recorded, seeingOf, todayOf } from './tickets.ts'
import { bulk } from './tickets-bulk.ts'
import { checkRefers, create, valuesOf } from './tickets-create.ts'
import { checkOpen } from './tickets.rules.ts'
import * as queries from './tickets.queries.ts'

/** How long somebody counts as viewing a ticket. */
const viewMs = 60_000

export const ticketsHandlers: HandlerTable = handlers('tickets', {
  index: (context) => queries.list(context.db, seeingOf(context), context.query),

  show: (context) => answered(context, context.params.ticketId),

  choices: ({ db }) => choices(db),

  assignees: (context) => capable(context.db, { skillIds: [context.query.skillId], today: todayOf(context) }),

  history: (context) => changes.history(context.db, seeingOf(context), context.query),

  create: async (context) => answered(context, await create(context, context.body)),

  async patch(context) {
    const { db, body, params, clock } = context
    const { version, tagIds, values, ...own } = body
    const before = await held(context, params.ticketId, version)
    checkOpen(before)
    await checkRefers(db, body)
    if (own.parentId !== undefined) await checkAdopted(context, before, own.parentId)
    const written =
      values === undefined
        ? {}
        : { fieldValues: JSON.stringify(await valuesOf(db, before.fieldValues, values)) }
    await recorded(context, 'patch', before, async () => {
      if (tagIds !== undefined) await ties.setTags(db, before.id, tagIds)
      await queries.change(db, before.id, { ...own, ...written, updatedAt: clock.now() })
    })
    return answered(context, before.id)
  },

  async assign(context) {
    const { body, params } = context
    const before = await held(context, params.ticketId, body.version)
    await assign(context, before, { ...body, kind: 'manual' })
    return answered(context, before.id)
  },

  async transition(context) {
    const { body, params } = context
    const before = await held(context, params.ticketId, body.version)
    await step(context, 'transition', before, body)
    return answered(context, before.id)
  },

  async close(context) {
    const { body, params } = context
    const before = await held(context, params.ticketId, body.version)
    await close(context, before, body)
    return answered(context, before.id)
  },

  async cancel(context) {
    const { body, params } = context
    const before = await held(context, params.ticketId, body.version)
    await cancel(context, before, body.reason)
    return answered(context, before.id)
  },

  async reopen(context) {
    const { body, params } = context
    const before = await held(context, params.ticketId, body.version)
    await reopen(context, before, body.reason)
    return answered(context, before.id)
  },

  merge,

  bulk,

  async link(context) {
    await link(context)
    return answered(context, context.params.ticketId)
  },

  async unlink(context) {
    await unlink(context)
    return answered(context, context.params.ticketId)
  },

  async follow(context) {
    const { id } = await found(context)
    await ties.follow(context.db, id, context.user.id)
    return answered(context, id)
  },

  async unfollow(context) {
    const { id } = await found(context)
    await ties.unfollow(context.db, id, context.user.id)
    return answered(context, id)
  },

  async view(context) {
    const { db, user, clock, body } = context
    const { id } = await found(context)
    const seenAt = clock.now()
    const since = new Date(seenAt.getTime() - viewMs)
    return noteView(db, { ticketId: id, userId: user.id, isWriting: body.isWriting, seenAt }, since)
  },

  async changes(context) {
    const { id } = await found(context)
    return changes.list(context.db, id, context.query)
  },
})

/** The ticket in the path, for reading. */
const found = async (context: Looking & { params: { ticketId: string } }) =>
  (await queries.find(context.db, seeingOf(context), context.params.ticketId)) ?? notFound()
