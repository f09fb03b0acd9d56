import { job } from '#jobs/jobs.ts'
import * as queries from './uploads.queries.ts'

type Payload = { id: string }

/** Deletes the bytes of a finished upload, part by part. */
export const uploadDiscardJob = job('uploads.discard', async ({ database, blobs, payload }) => {
  const { id } = payload as Payload
  const { db } = database
  for (const { number, blobKey } of await queries.parts(db, id)) {
    await blobs.delete(blobKey)
    await queries.removePart(db, id, number)
  }
})
