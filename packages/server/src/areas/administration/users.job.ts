import { burnTokensOf, newOneUseToken, noteAnswered } from '#auth/one-use-tokens.ts'
import { after } from '#auth/sessions.ts'
import type { Db } from '#db/database.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { mailLane } from '#mail/mail-lane.ts'
import { addressee } from '#mail/addressee.queries.ts'
import { writeLetter } from '#mail/write-letter.ts'

type Payload = { userId: string; letter: 'invitation' | 'passwordReset' }

/** The lifetime of each letter's link, in days. */
const linkDays = { invitation: 7, passwordReset: 1 } as const satisfies Record<Payload['letter'], number>
const daySeconds = 24 * 60 * 60

/** Generates the link when the letter is sent: queued data is stored, and must not contain secrets. */
export const userLettersJob = job(
  'users.letter',
  async (context) => {
    const { database, mail, publicUrl } = context
    const { userId, letter } = context.payload as Payload
    const to = await addressee(database.db, userId)
    if (!to) return
    const days = linkDays[letter]
    const link = `${publicUrl()}/pages/reset-password#${await newTicket(context, userId, days)}`
    await mail.send(writeLetter(letter, to, link, { hours: String(days * 24), days: String(days) }))
  },
  mailLane,
)

/** Only the newest link is valid. An administrator has vouched for the person, so no security questions are asked. */
function newTicket({ database, ids, clock }: JobContext, userId: string, days: number): Promise<string> {
  return database.db.transaction().execute(async (db) => {
    await burnTokensOf(db, userId, 'recovery')
    const expiresAt = after(clock.now(), days * daySeconds)
    const ticket = await newOneUseToken(db, ids, { purpose: 'recovery', userId, expiresAt })
    await noteAnswered(db, ticket, clock.now())
    return ticket
  })
}

export function enqueueUserLetter(jobs: Jobs, db: Db, payload: Payload): Promise<void> {
  return jobs.enqueue(db, userLettersJob.kind, payload, { key: payload.userId })
}
