import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { requeueAnswer } from './mail-answers.ts'
import { addEntry } from './add-entry.ts'
import { held, seeingOf } from './tickets.ts'
import * as queries from './ticket-entries.queries.ts'
import * as tickets from './tickets.queries.ts'

export const ticketEntriesHandlers: HandlerTable = handlers('ticketEntries', {
  async index(context) {
    const { db, params, query } = context
    const ticket = (await tickets.find(db, seeingOf(context), params.ticketId)) ?? notFound()
    return queries.list(db, ticket.id, query)
  },

  async create(context) {
    const ticket = await held(context, context.params.ticketId)
    return queries.find(context.db, await addEntry(context, ticket, context.body))
  },

  async resend(context) {
    const { db, params } = context
    const { ticketId } = (await queries.placeOf(db, params.id)) ?? notFound()
    const ticket = await held(context, ticketId)
    const mail = await requeueAnswer(context, ticket, params.id)
    await auditChange(context, {
      ...{ act: 'ticketEntries.resend', subject: ticket.id, label: `#${ticket.number}` },
      ...{ before: { mail }, after: { mail: 'queued' }, detail: { entryId: params.id } },
    })
    return queries.find(db, params.id)
  },
})
