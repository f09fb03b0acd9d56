import type { Db } from '#db/database.ts'
import type { MailOutcome } from '#db/schema/mail-messages.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { Clock } from '#seams/clock.ts'
import type { Ids } from '#seams/ids.ts'
import { answerSubject, isMailAddress } from './mail-nature.rules.ts'
import { conflict } from '#contract/refuse.ts'
import * as queries from './mailboxes.queries.ts'

export const sendAnswerKind = 'tickets.sendAnswer'

type Queueing = { db: Db; ids: Ids; clock: Clock; jobs: Pick<Jobs, 'enqueue'> }
type Answered = {
  id: string
  key: string
  subject: string
  skillId: string
  channel: string
  requesterAddress: string | null
}

/** Queues a reply to a requester who wrote by e-mail, in the caller's transaction; others get none this way. */
export async function queueAnswer(
  { db, ids, clock, jobs }: Queueing,
  ticket: Answered,
  entryId: string,
): Promise<void> {
  const { requesterAddress: address, channel } = ticket
  if (channel !== 'email' || !isMailAddress(address)) return
  const mailboxId = await queries.mailboxOf(db, ticket)
  const mailbox = mailboxId && (await queries.find(db, mailboxId))
  if (!mailbox) return
  const id = ids.next()
  await queries.claim(db, {
    ...{
      id,
      entryId,
      address,
      mailboxId: mailbox.id,
      ticketId: ticket.id,
      direction: 'out',
      outcome: 'queued',
    },
    ...{ uid: null, uidValidity: null, messageId: messageIdOf(mailbox, ids) },
    ...{ subject: answerSubject(ticket.subject, ticket.key), createdAt: clock.now() },
  })
  await jobs.enqueue(db, sendAnswerKind, { id }, { key: id })
}

const messageIdOf = ({ address }: { address: string }, ids: Ids): string =>
  `${ids.next()}@${address.split('@').at(-1) ?? 'localhost'}`

/** Queues an undelivered answer again, with the ticket's current address and mailbox. Returns its former outcome. */
export async function requeueAnswer(
  { db, ids, clock, jobs }: Queueing,
  ticket: Answered,
  entryId: string,
): Promise<MailOutcome> {
  const answer = await queries.answerOf(db, entryId)
  if (answer === undefined || !isUndelivered(answer.outcome)) return conflict('invalid', 'mail')
  const { requesterAddress: address } = ticket
  const mailboxId = await queries.mailboxOf(db, ticket)
  const mailbox = mailboxId && (await queries.find(db, mailboxId))
  if (!mailbox || !isMailAddress(address)) return conflict('blank', 'mail')
  const { id } = answer
  await queries.settle(db, id, {
    ...{ outcome: 'queued', failure: null, address, mailboxId: mailbox.id },
    // A new message id, because the bounced one may be filtered; and a full day of retries.
    ...{ messageId: messageIdOf(mailbox, ids), createdAt: clock.now() },
  })
  await jobs.enqueue(db, sendAnswerKind, { id }, { key: id })
  return answer.outcome
}

const isUndelivered = (outcome: MailOutcome): boolean => outcome === 'failed' || outcome === 'bounced'
