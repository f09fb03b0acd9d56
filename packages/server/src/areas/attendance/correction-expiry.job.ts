import { job } from '#jobs/jobs.ts'
import * as corrections from './clock-corrections.queries.ts'

type Payload = { id: string }

/** Marks an unanswered correction as expired; a decided one stays. */
export const correctionExpiryJob = job(
  'attendance.correctionExpiry',
  async ({ database, payload, clock }) => {
    const { id } = payload as Payload
    await corrections.expire(database.db, { id }, clock.now())
  },
)
