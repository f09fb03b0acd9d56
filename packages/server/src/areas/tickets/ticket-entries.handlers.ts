import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { settleClocks } from '#tickets/settle-clocks.ts'
import { queueAnswer } from './mail-answers.ts'
import { checkOpen } from './tickets.rules.ts'
import * as files from './ticket-files.queries.ts'
import { tellAnswered } from './ticket-notices.ts'
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
    const { db, params, body, ids, clock, user } = context
    const ticket = await held(context, params.ticketId)
    if (body.kind === 'public') checkOpen(ticket)
    const [id, now] = [ids.next(), clock.now()]
    const direction = body.kind === 'public' ? body.direction : null
    const sentAt = direction === null ? null : now
    const entry = { id, ticketId: ticket.id, kind: body.kind, direction, authorId: user.id, sentAt }
    await queries.say(db, { ...entry, text: body.text, createdAt: now })
    const { fileIds = [] } = body
    await attach(db, fileIds, { entryId: id, userId: user.id })
    const isFirst = direction === 'out' && ticket.firstRespondedAt === null
    await tickets.change(db, ticket.id, { updatedAt: now, ...(isFirst ? { firstRespondedAt: now } : {}) })
    if (isFirst) await settleClocks(context, [ticket.id])
    if (direction === 'out') await queueAnswer(context, ticket, id)
    else await tellAnswered(context, ticket, user)
    await auditChange(context, {
      ...{ act: 'ticketEntries.create', subject: ticket.id, label: `#${ticket.number}` },
      after: { kind: body.kind, files: fileIds.length },
      detail: { entryId: id },
    })
    return queries.find(db, id)
  },
})

/** Hangs the files on the entry; refuses those that are not the author's or hang elsewhere. */
async function attach(
  db: Db,
  fileIds: readonly string[],
  to: { entryId: string; userId: string },
): Promise<void> {
  if (fileIds.length > 0 && (await files.attach(db, fileIds, to)) < fileIds.length)
    refuse('inclusion', 'fileIds')
}
