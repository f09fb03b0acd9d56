import { createHash } from 'node:crypto'
import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import type { MailOutcome } from '#db/schema/mail-messages.ts'
import type { JobContext } from '#jobs/jobs.ts'
import type { Notifying } from '#notices/notify.ts'
import { settleClocks } from '#tickets/settle-clocks.ts'
import { endWaiting } from './end-waiting.ts'
import { type KeptFile, storeFiles } from './mail-files.ts'
import { diagnosisOf, hasGivenUp, idsIn, natureOf } from './mail-nature.rules.ts'
import * as queries from './mailboxes.queries.ts'
import type { ReadMail } from './read-mail.ts'
import { insertEntry } from './ticket-entries.queries.ts'
import * as files from './ticket-files.queries.ts'
import { notifyOfAnswer, notifyUndelivered } from './ticket-notices.ts'
import * as ties from './ticket-ties.queries.ts'
import * as tickets from './tickets.queries.ts'
import { create } from './tickets-create.ts'

export type Mailbox = NonNullable<Awaited<ReturnType<typeof queries.find>>>
export type Place = { uidValidity: string; uid: number }
type Taking = { mailbox: Mailbox; place: Place; mail: ReadMail; source: Buffer }
type Result = { outcome: MailOutcome; ticketId?: string; entryId?: string }

/** The maximum number of tickets per sender and hour; further e-mails stay in the mailbox. */
const mostOfOne = 30
const hourMs = 3_600_000
/** Failure reports identify the e-mail near their beginning. */
const reportBytes = 200_000
const mostNamed = 500

/**
 * Processes an e-mail exactly once: claiming it and its result are one transaction. Returns the result, or undefined
 * if it was processed before.
 */
export async function takeMail(context: JobContext, taking: Taking): Promise<MailOutcome | undefined> {
  const { database, bus, ids, clock } = context
  const { mailbox, place, mail, source } = taking
  const kept = await storeFiles(context, mail.attachments)
  const id = ids.next()
  const messageId = mail.messageId ?? createHash('sha256').update(source).digest('hex')
  const message = {
    ...{
      id,
      ...place,
      messageId,
      mailboxId: mailbox.id,
      direction: 'in' as const,
      outcome: 'automatic' as const,
    },
    ...{
      ticketId: null,
      entryId: null,
      address: mail.from.address,
      subject: mail.subject,
      createdAt: clock.now(),
    },
  }
  try {
    const outcome = await announced(database, bus, async (db, events) => {
      if (!(await queries.claim(db, message))) return undefined
      const result = await become({ ...context, db, bus: events }, taking, kept.files)
      const isEntry = result.entryId !== undefined
      const contents = isEntry ? { quoted: mail.quoted, leftFiles: kept.leftFiles } : {}
      await queries.settle(db, id, { ...result, ...contents })
      return result.outcome
    })
    if (outcome !== 'ticket' && outcome !== 'entry') await forget(context, kept.files)
    return outcome
  } catch (error) {
    await forget(context, kept.files)
    throw error
  }
}

/** Deletes files that nothing refers to. */
async function forget({ blobs }: JobContext, files: readonly KeptFile[]): Promise<void> {
  for (const { blobKey } of files) await blobs.delete(blobKey)
}

type Working = Notifying & { db: Db }

async function become(context: Working, taking: Taking, kept: readonly KeptFile[]): Promise<Result> {
  const { db } = context
  const { mailbox, mail, source } = taking
  const isOwn = await queries.isOwn(db, mail.from.address)
  const nature = natureOf({ headers: mail.headers, from: mail.from.address.toLowerCase(), isOwn })
  if (nature === 'bounce') return bounced(context, mailbox, source)
  const thread = await queries.threadOf(db, mail.answers, mail.keys)
  const former = thread && (await tickets.lockOwn(db, await queries.goesOnIn(db, thread)))
  if (former && former.stateType !== 'final') {
    const entryId = await addMail(context, former.id, mail, kept)
    // Automatic replies are stored without notifying anybody.
    if (nature === 'person') await notifyOfIncident(context, former, mail)
    return { outcome: 'entry', ticketId: former.id, entryId }
  }
  if (nature === 'machine') return { outcome: 'automatic' }
  const since = new Date(context.clock.now().getTime() - hourMs)
  if ((await queries.openedSince(db, mailbox.id, mail.from.address, since)) >= mostOfOne)
    return { outcome: 'too_many' }
  const ticketId = await open(context, mailbox, mail)
  const entryId = await addMail(context, ticketId, mail, kept)
  if (former) await linkTo(context, ticketId, former.id)
  return { outcome: 'ticket', ticketId, entryId }
}

async function open(context: Working, mailbox: Mailbox, mail: ReadMail): Promise<string> {
  const { address, name } = mail.from
  return create(
    { ...context, user: null },
    {
      ...{ subject: mail.subject.length < 3 ? `(${mail.subject || '—'})` : mail.subject, channel: 'email' },
      ...{ requesterName: name, requesterAddress: address, skillId: mailbox.skillId },
      ...{ projectId: mailbox.projectId, language: mail.language ?? mailbox.language },
      requesterUserId: await queries.personOf(context.db, address),
    },
  )
}

/** Adds an e-mail as an entry, with its attachments. */
async function addMail(
  { db, ids, clock }: Working,
  ticketId: string,
  { text }: ReadMail,
  kept: readonly KeptFile[],
): Promise<string> {
  const [id, now] = [ids.next(), clock.now()]
  await insertEntry(db, {
    ...{ id, ticketId, kind: 'public', direction: 'in', authorId: null, text: text || '—' },
    ...{ sentAt: now, createdAt: now },
  })
  for (const file of kept) {
    const own = { id: ids.next(), entryId: id, createdBy: null, createdAt: now, expiresAt: now }
    await files.insert(db, { ...file, ...own })
  }
  await tickets.change(db, ticketId, { updatedAt: now })
  return id
}

/** Notifies the assignee, and resumes a ticket that waited for its requester. */
async function notifyOfIncident(
  context: Working,
  ticket: Awaited<ReturnType<typeof tickets.lockOwn>>,
  { from }: ReadMail,
): Promise<void> {
  await notifyOfAnswer(context, ticket, { id: null, displayName: from.name })
  if (ticket.stateType === 'pending') await endWaiting(context, ticket)
  else await settleClocks(context, [ticket.id])
}

/** A closed ticket does not change: a later message becomes a linked ticket. */
async function linkTo({ db, clock }: Working, ticketId: string, otherId: string): Promise<void> {
  await ties.link(db, { ticketId, otherId, kind: 'related', createdBy: null, createdAt: clock.now() })
}

/** Marks a reply as undelivered; not while the server still retries. */
async function bounced(context: Working, mailbox: Mailbox, source: Buffer): Promise<Result> {
  const text = source.toString('latin1', 0, reportBytes)
  const ids = idsIn(text).slice(0, mostNamed)
  if (ids.length === 0 || !hasGivenUp(text)) return { outcome: 'bounce' }
  const [answer] = await queries.answersNamed(context.db, mailbox.id, ids)
  if (answer === undefined) return { outcome: 'bounce' }
  await queries.settle(context.db, answer.id, { outcome: 'bounced', failure: diagnosisOf(text) })
  await notifyUndelivered(context, { ...answer, id: answer.ticketId }, answer)
  return { outcome: 'bounce', ticketId: answer.ticketId }
}
