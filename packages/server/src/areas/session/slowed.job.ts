import { auditOwn } from '#auth/audit.ts'
import type { Db } from '#db/database.ts'
import { type Jobs, job } from '#jobs/jobs.ts'
import { mailLane } from '#mail/mail-lane.ts'
import { addressee } from '#mail/addressee.queries.ts'
import { writeLetter } from '#mail/write-letter.ts'
import { credentials } from './session.queries.ts'

type Payload = { name: string; ip: string }

/** Tells whose name was guessed at, if there is anybody of that name: found out long after the answer (LOG-2). */
export const slowedJob = job(
  'session.slowed',
  async (context) => {
    const { name, ip } = context.payload as Payload
    const { db } = context.database
    const person = await credentials(db, name)
    if (!person?.active) return
    await auditOwn({ ...context, db }, 'session.slowed', person, { ip })
    const to = await addressee(db, person.id)
    if (to)
      await context.mail.send(writeLetter('signInSlowed', to, `${context.publicUrl()}/pages/change-password`))
  },
  mailLane,
)

export function enqueueSlowed(jobs: Jobs, db: Db, payload: Payload): Promise<void> {
  return jobs.enqueue(db, slowedJob.kind, payload, { key: payload.name })
}
