import { job } from '#jobs/jobs.ts'
import * as corrections from './clock-corrections.queries.ts'

type Payload = { id: string }

/** Says of a correction that nobody has answered in time that it has expired; what was decided stays. */
export const correctionExpiryJob = job(
  'attendance.correctionExpiry',
  async ({ database, payload, clock }) => {
    const { id } = payload as Payload
    await corrections.expire(database.db, { id }, clock.now())
  },
)
