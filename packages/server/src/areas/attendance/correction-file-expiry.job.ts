import { job } from '#jobs/jobs.ts'
import * as files from './correction-files.queries.ts'

type Payload = { id: string }

/** Takes a file away when its time is over; one whose time has become longer meanwhile is looked at again then. */
export const correctionFileExpiryJob = job(
  'attendance.correctionFileExpiry',
  async ({ database: { db }, payload, blobs, clock, jobs }) => {
    const { id } = payload as Payload
    const file = await files.ofJob(db, id)
    if (file === undefined) return
    const { blobKey, expiresAt } = file
    if (expiresAt > clock.now())
      return jobs.enqueue(db, correctionFileExpiryJob.kind, { id }, { key: id, at: expiresAt })
    // The row goes last: as long as it is there a further try finds what is left.
    await blobs.delete(blobKey)
    await files.remove(db, id)
  },
)
