import { job } from '#jobs/jobs.ts'
import { uploadDiscardJob } from './upload-discard.job.ts'
import * as queries from './uploads.queries.ts'

type Payload = { id: string }

/** Deletes an abandoned upload; one that was continued meanwhile is checked again later. */
export const uploadExpiryJob = job('uploads.expire', async ({ database, payload, clock, jobs }) => {
  const { id } = payload as Payload
  const now = clock.now()
  await database.db.transaction().execute(async (db) => {
    const upload = await queries.ofJob(db, id)
    if (upload?.state !== 'uploading' || upload.expiresAt === null) return
    if (upload.expiresAt > now) {
      await jobs.enqueue(db, uploadExpiryJob.kind, { id }, { key: id, at: upload.expiresAt })
      return
    }
    await queries.change(db, id, { state: 'expired', expiresAt: null, finishedAt: now })
    await jobs.enqueue(db, uploadDiscardJob.kind, { id }, { key: id })
  })
})
