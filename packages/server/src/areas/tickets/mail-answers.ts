import type { Db } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { Clock } from '#seams/clock.ts'
import type { Ids } from '#seams/ids.ts'
import { answerSubject, isMailAddress } from './mail-nature.rules.ts'
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
  const domain = mailbox.address.split('@').at(-1) ?? 'localhost'
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
    ...{ uid: null, uidValidity: null, messageId: `${ids.next()}@${domain}` },
    ...{ subject: answerSubject(ticket.subject, ticket.key), createdAt: clock.now() },
  })
  await jobs.enqueue(db, sendAnswerKind, { id }, { key: id })
}
