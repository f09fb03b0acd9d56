import { Readable } from 'node:stream'
import { announced } from '#db/announced.ts'
import { type JobContext, job } from '#jobs/jobs.ts'
import { mailLane } from '#mail/mail-lane.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import { MailRefused } from '#seams/mail-refused.ts'
import type { Answer } from '#seams/mail-servers.ts'
import { sendAnswerKind } from './mail-answers.ts'
import * as queries from './mailboxes.queries.ts'
import { notifyUndelivered } from './ticket-notices.ts'

type Waiting = NonNullable<Awaited<ReturnType<typeof queries.waiting>>>
type Mailbox = NonNullable<Awaited<ReturnType<typeof queries.find>>>

/** The maximum time for retries. */
const giveUpMs = 86_400_000

/**
 * Sends a reply, with growing delays while its server refuses. A process that crashes between the server's answer and
 * storing it sends the same e-mail again, with the same message id, which mail programs show once.
 */
export const sendAnswerJob = job(
  sendAnswerKind,
  async (context) => {
    const { database, mailServers, payload } = context
    const { id } = payload as { id: string }
    const answer = await queries.waiting(database.db, id)
    const mailbox = answer && (await queries.find(database.db, answer.mailboxId))
    if (!answer || !mailbox) return
    try {
      await mailServers.send(mailbox, await written(context, answer, mailbox))
    } catch (error) {
      if (await isOver(context, answer, error)) return
      throw error
    }
    await queries.settle(database.db, id, { outcome: 'sent', failure: null })
  },
  { ...mailLane, lane: 'answers' },
)

async function written(
  { database: { db }, blobs }: JobContext,
  answer: Waiting,
  mailbox: Mailbox,
): Promise<Answer> {
  const thread = await queries.thread(db, answer.ticketId, answer.id)
  const bracketed = thread.map(({ messageId }) => `<${messageId ?? ''}>`)
  const came = thread.findIndex(({ direction }) => direction === 'in')
  const files = await queries.filesOf(db, answer.entryId ?? '')
  return {
    ...{ from: { name: mailbox.name, address: mailbox.address }, to: answer.address },
    ...{ subject: answer.subject, text: answer.text, messageId: `<${answer.messageId ?? answer.id}>` },
    ...{ inReplyTo: bracketed[came], references: bracketed.toReversed() },
    attachments: files.map(({ name, blobKey }) => ({
      ...{ filename: name, content: Readable.from(blobBytes(blobs, blobKey)) },
    })),
  }
}

/** Stores the server's answer; the author is notified of a permanent refusal. */
function isOver(context: JobContext, answer: Waiting, error: unknown): Promise<boolean> {
  const failure = error instanceof Error ? error.message : String(error)
  const age = context.clock.now().getTime() - answer.createdAt.getTime()
  const isFinal = (error instanceof MailRefused && error.isFinal) || age > giveUpMs
  return announced(context.database, context.bus, async (db, bus) => {
    await queries.settle(db, answer.id, isFinal ? { outcome: 'failed', failure } : { failure })
    const { ticketId, number, ticketSubject: subject } = answer
    if (isFinal) await notifyUndelivered({ ...context, db, bus }, { id: ticketId, number, subject }, answer)
    return isFinal
  })
}
