import { auditOwn } from '#auth/audit.ts'
import { burnTokensOf, newOneUseToken } from '#auth/one-use-tokens.ts'
import { after } from '#auth/sessions.ts'
import type { Db } from '#db/database.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { mailLane } from '#mail/mail-lane.ts'
import { addressee } from '#mail/addressee.queries.ts'
import { writeLetter } from '#mail/write-letter.ts'
import * as queries from './recovery.queries.ts'
import { mostMailsAnHour, recoveryPath, ticketMinutes } from './recovery.rules.ts'
import { questionsOf } from './security-questions.queries.ts'

type Payload = { name: string }

/** Finds the recipient after the request was answered. The ticket only exists in the mail. */
export const recoveryJob = job(
  'recovery.mail',
  async (context) => {
    const { database, mail, publicUrl, payload, clock } = context
    const { db } = database
    const person = await queries.recoverable(db, (payload as Payload).name)
    const to = person && (await addressee(db, person.id))
    if (!person || !to) return
    const mails = await queries.mailsSince(db, person.id, after(clock.now(), -60 * 60))
    if (mails >= mostMailsAnHour) return
    const hasQuestions = (await questionsOf(db, person.id)) !== undefined
    const link =
      publicUrl() + recoveryPath(person.username, await newTicket(context, person.id), hasQuestions)
    await mail.send(writeLetter('recovery', to, link, { minutes: String(ticketMinutes) }))
    await auditOwn({ ...context, db }, 'recovery.request', person)
  },
  mailLane,
)

/** Only the newest ticket is valid. */
function newTicket({ database, ids, clock }: JobContext, userId: string): Promise<string> {
  return database.db.transaction().execute(async (db) => {
    await burnTokensOf(db, userId, 'recovery')
    const expiresAt = after(clock.now(), ticketMinutes * 60)
    return newOneUseToken(db, ids, { purpose: 'recovery', userId, expiresAt })
  })
}

export function enqueueRecovery(jobs: Jobs, db: Db, name: string): Promise<void> {
  return jobs.enqueue(db, recoveryJob.kind, { name } satisfies Payload, { key: name })
}
