import { burnTokensOf, newOneUseToken, noteAnswered } from '#auth/one-use-tokens.ts'
import { after } from '#auth/sessions.ts'
import type { Db } from '#db/database.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { mailLane } from '#mail/mail-lane.ts'
import { addressee } from '#mail/addressee.queries.ts'
import { writeLetter } from '#mail/write-letter.ts'

type Payload = { userId: string; letter: 'invitation' | 'passwordReset' }

/** How long the link of each letter lives, in days. */
const linkDays = { invitation: 7, passwordReset: 1 } as const satisfies Record<Payload['letter'], number>
const daySeconds = 24 * 60 * 60

/** Makes the link when the letter is written: what is queued is stored, and no secret is. */
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

/** The newest link is the only one. An administrator has vouched for the person: no question stands before it. */
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
