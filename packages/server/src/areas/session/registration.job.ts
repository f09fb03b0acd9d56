import type { Db } from '#db/database.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { mailLane } from '#mail/mail-lane.ts'
import { addressee } from '#mail/addressee.queries.ts'
import { writeLetter } from '#mail/write-letter.ts'
import * as queries from './registration.queries.ts'
import { confirmPath, linkMinutes, mostOpen } from './registration.rules.ts'

type Payload = { id: string }

/** Sends the mail after the answer: only the mail reveals whether the address is known. */
export const registrationJob = job(
  'registration.mail',
  async (context) => {
    const { database, payload, clock } = context
    const registration = await queries.find(database.db, (payload as Payload).id, clock.now())
    if (!registration) return
    const holder = await queries.holderOf(database.db, registration.email)
    await (holder ? notifyHolder(context, holder.id) : sendLink(context, registration))
  },
  mailLane,
)

async function notifyHolder({ database, mail, publicUrl }: JobContext, userId: string): Promise<void> {
  const to = await addressee(database.db, userId)
  if (to) await mail.send(writeLetter('accountExists', to, `${publicUrl()}/pages/recovery`))
}

async function sendLink(context: JobContext, registration: queries.Registration): Promise<void> {
  const { database, mail, publicUrl, clock, ids } = context
  if ((await queries.countOpen(database.db, registration.email, clock.now())) >= mostOpen) return
  const token = ids.secret()
  await queries.setToken(database.db, registration.id, token)
  // Addressed by e-mail, not by the typed name: otherwise anybody could send strangers arbitrary text in our name.
  const to = { ...registration, username: registration.email, displayName: registration.email }
  const values = { minutes: String(linkMinutes) }
  await mail.send(writeLetter('registration', to, publicUrl() + confirmPath(token), values))
}

export function enqueueRegistration(jobs: Jobs, db: Db, id: string): Promise<void> {
  return jobs.enqueue(db, registrationJob.kind, { id } satisfies Payload, { key: id })
}
