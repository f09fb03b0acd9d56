import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, waitingTicket } from '#contract/refuse.ts'
import { announced } from '#db/announced.ts'
import { reusePlans } from '#db/reuse-plans.ts'
import { pastDeadlocks } from '#db/past-deadlocks.ts'
import { pdfDownload } from '#pdf/pdf-file.ts'
import { clocksOfTicket } from '#tickets/clocks.queries.ts'
import { lightOf } from '#tickets/clocks.rules.ts'
import { offerWaiting } from './offer-waiting.ts'
import * as queries from './ticket-desk.queries.ts'
import * as rules from './ticket-desk.rules.ts'
import { receiptOf } from './ticket-receipt.ts'
import { seeingOf } from './tickets.ts'
import { find } from './tickets.queries.ts'

export const ticketDeskHandlers: HandlerTable = handlers('ticketDesk', {
  // A GET by the specification, but it writes: it opens its own transaction.
  next: (context) => {
    const { database, bus, clock, ids, user } = context
    return pastDeadlocks(() =>
      announced(database, bus, async (db) => {
        await reusePlans(db)
        await queries.lockAgent(db, user.id)
        const first = await queries.held(db, user.id)
        if (first !== undefined && first.held >= first.maxHeld) waitingTicket(waitingOf(first))
        const again = await queries.untouched(db, user.id)
        if (again !== undefined) return given(again)
        const asking = { agentId: user.id, now: clock.now(), id: ids.next() }
        const taken = await queries.takeNext(db, asking)
        if (taken !== undefined) return given(taken)
        return { ticket: null, reason: await queries.reasonOf(db, asking), trace: {} }
      }),
    )
  },

  async hold(context) {
    const { db, clock, user } = context
    await queries.lockAgent(db, user.id)
    const ticket = await own(context)
    rules.checkHold(ticket, await queries.holding(db, ticket.skillId, user.id))
    return held(context, clock.now())
  },

  async resume(context) {
    const ticket = await own(context)
    rules.checkHeld(ticket)
    return held(context, null)
  },

  async release(context) {
    const ticket = await own(context)
    rules.checkEnding(ticket)
    return returned(context, ticket)
  },

  async skip(context) {
    const { db, body, ids, clock, user } = context
    const ticket = await own(context)
    rules.checkEnding(ticket)
    rules.checkReason(body)
    await queries.insertSkip(db, {
      ...{ id: ids.next(), ticketId: ticket.id, userId: user.id, at: clock.now() },
      ...{ reason: body.reason, note: body.note ?? null },
    })
    return returned(context, ticket)
  },

  async clocks(context) {
    const { id } = await seen(context)
    const now = context.clock.now()
    const clocks = await clocksOfTicket(context.db, id)
    return clocks.map((clock) => ({ ...clock, light: lightOf(clock, now) }))
  },

  async assignments(context) {
    const { id } = await seen(context)
    return queries.assignments(context.db, id)
  },

  async receipt(context) {
    const ticket = await seen(context)
    const clocks = await clocksOfTicket(context.db, ticket.id)
    return pdfDownload(`${ticket.key}.pdf`, receiptOf(ticket, clocks, context))
  },
})

type One = Pick<Context, 'db' | 'user' | 'clock'> & { params: { ticketId: string } }
type Acting = One & Pick<Context, 'jobs'>
type Own = NonNullable<Awaited<ReturnType<typeof queries.lockOwn>>>

const given = ({ trace, ...ticket }: queries.Given) => ({ ticket, reason: null, trace })

const waitingOf = ({ id, number, subject, heldAt }: queries.DeskTicket) => ({ id, number, subject, heldAt })

const own = async ({ db, params, user }: One): Promise<Own> =>
  (await queries.lockOwn(db, params.ticketId, user.id)) ?? notFound()

const seen = async (context: One) =>
  (await find(context.db, seeingOf(context), context.params.ticketId)) ?? notFound()

/** Puts a ticket on hold or resumes it; holding makes room for another. */
async function held(context: Acting, heldAt: Date | null): Promise<queries.DeskTicket> {
  const { db, params, user, clock } = context
  const ticket = await queries.setHeld(db, params.ticketId, heldAt, clock.now())
  const [old, next] = heldAt === null ? ['held', null] : [null, 'held']
  await queries.noteChange(db, {
    ...{ ticketId: ticket.id, field: 'heldAt', old, new: next, userId: user.id, at: clock.now() },
  })
  return ticket
}

/** The ticket is available to anybody again; its agent has room for another. */
async function returned(context: Acting, { id, skillId }: Own): Promise<queries.DeskTicket> {
  const { db, user, clock } = context
  const ticket = await queries.giveBack(db, id, clock.now())
  await queries.noteChange(db, {
    ...{ ticketId: id, field: 'assigneeId', old: user.id, new: null, userId: user.id, at: clock.now() },
  })
  await offerWaiting(context, [skillId])
  return ticket
}
