import { discardBlob } from '#jobs/discard-blob.job.ts'
import { job } from '#jobs/jobs.ts'
import * as files from './correction-files.queries.ts'

type Payload = { id: string }

/** Deletes an expired file; one whose time was extended is checked again then. */
export const correctionFileExpiryJob = job(
  'attendance.correctionFileExpiry',
  async ({ database, payload, clock, jobs }) => {
    const { id } = payload as Payload
    await database.db.transaction().execute(async (db) => {
      const removedFile = await files.removeExpired(db, id, clock.now())
      if (removedFile !== undefined) return discardBlob(jobs, db, removedFile.blobKey)
      const file = await files.expiryOf(db, id)
      if (file === undefined) return
      await jobs.enqueue(db, correctionFileExpiryJob.kind, { id }, { key: id, at: file.expiresAt })
    })
  },
)
