import { job } from '#jobs/jobs.ts'
import * as queries from './uploads.queries.ts'

type Payload = { id: string }

/** Takes the bytes of an upload away that are not needed any more, a part at a time. */
export const uploadDiscardJob = job('uploads.discard', async ({ database, blobs, payload }) => {
  const { id } = payload as Payload
  const { db } = database
  for (const { number, blobKey } of await queries.parts(db, id)) {
    await blobs.delete(blobKey)
    await queries.removePart(db, id, number)
  }
})
