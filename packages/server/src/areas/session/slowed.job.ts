import { auditOwn } from '#auth/audit.ts'
import type { Db } from '#db/database.ts'
import { type Jobs, job } from '#jobs/jobs.ts'
import { queueLetter } from '#mail/letters.job.ts'
import { credentials } from './session.queries.ts'

type Payload = { name: string; ip: string }

/** Notifies the person whose name was guessed at, if there is one: looked up after the answer (LOG-2). */
export const slowedJob = job('session.slowed', async (context) => {
  const { name, ip } = context.payload as Payload
  // The letter is a job of its own, so that its retries do not repeat the log entry.
  await context.database.db.transaction().execute(async (db) => {
    const person = await credentials(db, name)
    if (!person?.active) return
    await auditOwn({ ...context, db }, 'session.slowed', person, { ip })
    const { id: userId } = person
    await queueLetter(context.jobs, db, { userId, letter: 'signInSlowed', path: '/pages/change-password' })
  })
})

export function enqueueSlowed(jobs: Jobs, db: Db, payload: Payload): Promise<void> {
  return jobs.enqueue(db, slowedJob.kind, payload, { key: payload.name })
}
