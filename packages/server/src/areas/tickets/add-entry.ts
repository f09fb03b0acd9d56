import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { settleClocks } from '#tickets/settle-clocks.ts'
import type { Acting } from './acting.ts'
import { queueAnswer } from './mail-answers.ts'
import { checkOpen } from './tickets.rules.ts'
import * as files from './ticket-files.queries.ts'
import { notifyOfAnswer } from './ticket-notices.ts'
import * as queries from './ticket-entries.queries.ts'
import type { Ticket } from './tickets.ts'
import * as tickets from './tickets.queries.ts'

type EntryInput = Context<'ticketEntries.create'>['body']

/** Adds an entry to a ticket: to its requester, from them, or internal; returns its id. */
export async function addEntry(context: Acting, ticket: Ticket, body: EntryInput): Promise<string> {
  const { db, ids, clock, user } = context
  if (body.kind === 'public') checkOpen(ticket)
  const [id, now] = [ids.next(), clock.now()]
  const direction = body.kind === 'public' ? body.direction : null
  const sentAt = direction === null ? null : now
  const entry = { id, ticketId: ticket.id, kind: body.kind, direction, authorId: user.id, sentAt }
  await queries.insertEntry(db, { ...entry, text: body.text, createdAt: now })
  const { fileIds = [] } = body
  await attach(db, fileIds, { entryId: id, userId: user.id })
  const isFirst = direction === 'out' && ticket.firstRespondedAt === null
  await tickets.change(db, ticket.id, { updatedAt: now, ...(isFirst ? { firstRespondedAt: now } : {}) })
  if (isFirst) await settleClocks(context, [ticket.id])
  if (direction === 'out') await queueAnswer(context, ticket, id)
  else await notifyOfAnswer(context, ticket, user)
  await auditChange(context, {
    ...{ act: 'ticketEntries.create', subject: ticket.id, label: `#${ticket.number}` },
    after: { kind: body.kind, files: fileIds.length },
    detail: { entryId: id },
  })
  return id
}

/** Attaches the files to the entry; refuses those of other people or entries. */
async function attach(
  db: Db,
  fileIds: readonly string[],
  to: { entryId: string; userId: string },
): Promise<void> {
  if (fileIds.length > 0 && (await files.attach(db, fileIds, to)) < fileIds.length)
    refuse('inclusion', 'fileIds')
}
