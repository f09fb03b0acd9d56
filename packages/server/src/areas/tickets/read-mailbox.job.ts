import { announced } from '#db/announced.ts'
import { Refusal } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import type { MailboxFault } from '#db/schema/mailboxes.ts'
import type { MailOutcome } from '#db/schema/mail-messages.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { notify } from '#notices/notify.ts'
import { MailboxFailure } from '#seams/mailbox-failure.ts'
import type { OpenMailbox, Waiting } from '#seams/open-mailbox.ts'
import { mailboxTurnKind, readMailbox, readMailboxKind, takeTurns } from './mailbox-turns.ts'
import * as queries from './mailboxes.queries.ts'
import { readMail } from './read-mail.ts'
import { type Mailbox, takeMail } from './take-mail.ts'

const everyMs = 60_000
/** Backoff after failures: retrying a refusing server more often gains nothing. */
const afterFaultMs = 300_000
/** Larger e-mails and those with more parts stay in the mailbox. */
const largestMail = 50 * 1024 * 1024
const mostParts = 1000

/** Reads a mailbox. After a crash it resumes with unprocessed e-mails. */
export const readMailboxJob = job(
  readMailboxKind,
  async (context) => {
    const { database, payload, log, signal } = context
    const { id } = payload as { id: string }
    const mailbox = await queries.find(database.db, id)
    if (!mailbox?.active) return
    const fault = await read(context, mailbox).then(
      () => null,
      (error: unknown) => {
        log.warn({ err: error, mailbox: id }, 'a mailbox was not read')
        return faultOf(error)
      },
    )
    if (!signal.aborted) await note(context, mailbox, fault)
  },
  { lane: 'mailboxes' },
)

/** Reads an active mailbox, and schedules the next time. */
export const mailboxTurnJob = job(mailboxTurnKind, async ({ database: { db }, clock, jobs, payload }) => {
  const { id } = payload as { id: string }
  const mailbox = await queries.find(db, id)
  if (!mailbox?.active) return
  await readMailbox(jobs, db, id)
  const ms = mailbox.fault === null ? everyMs : afterFaultMs
  await takeTurns(jobs, db, id, new Date(clock.now().getTime() + ms))
})

type Starting = { jobs: Pick<Jobs, 'enqueue'>; db: Db }

/** At the start of a server: every active mailbox. */
export const startMailboxes = async ({ jobs, db }: Starting): Promise<void> => {
  for (const { id } of await queries.inUse(db)) await takeTurns(jobs, db, id)
}

function faultOf(error: unknown): MailboxFault {
  if (error instanceof MailboxFailure) return error.fault
  // A required skill or the like is no longer active.
  return error instanceof Refusal ? 'skill' : 'unknown'
}

async function read(context: JobContext, mailbox: Mailbox): Promise<void> {
  const { database, mailServers, signal } = context
  const inbox = await mailServers.open(mailbox, signal)
  try {
    // Initially, and after a renumbering, the unread ones; later whatever came after the last number.
    const isFirst = mailbox.uidValidity !== inbox.uidValidity
    const waiting = await inbox.after(isFirst ? null : mailbox.lastUid)
    const { uidValidity } = inbox
    const uids = waiting.map(({ uid }) => uid)
    const known = await queries.known(database.db, mailbox.id, uidValidity, uids)
    for (const one of waiting) {
      if (signal.aborted) return
      if (!known.has(one.uid)) await take(context, mailbox, inbox, one)
      if (!isFirst) await queries.advance(database.db, mailbox.id, { uidValidity, uid: one.uid })
    }
    const uid = Math.max(inbox.lastUid, ...uids)
    if (isFirst) await queries.advance(database.db, mailbox.id, { uidValidity, uid })
  } finally {
    await inbox.close()
  }
}

async function take(context: JobContext, mailbox: Mailbox, inbox: OpenMailbox, one: Waiting): Promise<void> {
  const place = { uidValidity: inbox.uidValidity, uid: one.uid }
  if (one.size > largestMail) return leave(context, mailbox, { ...one, ...place, outcome: 'too_large' })
  if (one.parts >= mostParts) return leave(context, mailbox, { ...one, ...place, outcome: 'too_many_parts' })
  const source = await inbox.source(one.uid, largestMail)
  const mail = await readMail(source).catch((error: unknown) => {
    context.log.warn({ err: error, mailbox: mailbox.id, uid: one.uid }, 'an e-mail cannot be read')
    return undefined
  })
  if (mail === undefined) return leave(context, mailbox, { ...one, ...place, outcome: 'unreadable' })
  const outcome = await takeMail(context, { mailbox, place, mail, source })
  if (outcome === 'too_many')
    await notifyOfMailLeft(context, mailbox, { from: mail.from.address, subject: mail.subject })
  else await inbox.markRead(one.uid)
}

type Left = Waiting & { uidValidity: string; outcome: MailOutcome }

/** Leaves an e-mail where it is, and notifies the mailbox's owner. */
async function leave(context: JobContext, mailbox: Mailbox, left: Left): Promise<void> {
  const { database, ids, clock, log } = context
  const { uidValidity, uid, outcome, from: address, subject } = left
  log.warn({ mailbox: mailbox.id, uid, outcome }, 'an e-mail stays in its mailbox')
  const isNew = await queries.claim(database.db, {
    ...{ id: ids.next(), mailboxId: mailbox.id, direction: 'in', outcome, uidValidity, uid, messageId: null },
    ...{ ticketId: null, entryId: null, address, subject: subject.slice(0, 200), createdAt: clock.now() },
  })
  if (isNew) await notifyOfMailLeft(context, mailbox, left)
}

const notifyOfMailLeft = (
  context: JobContext,
  { ownerId, name }: Mailbox,
  { from, subject }: Pick<Waiting, 'from' | 'subject'>,
) =>
  announced(context.database, context.bus, async (db, bus) => {
    if (ownerId === null) return
    await notify(
      { ...context, db, bus },
      {
        ...{ userIds: [ownerId], kind: 'mailboxes.refused', link: mailboxesPath },
        data: { mailbox: name, sender: from, subject: subject.slice(0, 200) },
      },
    )
  })

const mailboxesPath = '/gestionproyectos/asignacionExpedientes?tab=mailboxes'

/** Stores success or failure; the owner is notified of the first failure. */
async function note(context: JobContext, mailbox: Mailbox, fault: MailboxFault | null): Promise<void> {
  const { id, ownerId, name: mailboxName } = mailbox
  await announced(context.database, context.bus, async (db, bus) => {
    await queries.change(db, id, fault === null ? { fault, lastSeenAt: context.clock.now() } : { fault })
    if (fault === null || mailbox.fault !== null || ownerId === null) return
    await notify(
      { ...context, db, bus },
      {
        ...{ userIds: [ownerId], kind: 'mailboxes.failed', link: mailboxesPath },
        data: { mailbox: mailboxName },
      },
    )
  })
}
