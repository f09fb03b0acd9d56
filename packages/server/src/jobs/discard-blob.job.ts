import type { Db } from '#db/database.ts'
import { type Jobs, job } from './jobs.ts'

type Payload = { blobKey: string }

/** Deletes a file's bytes after the transaction that removed its row commits: never before, and reliably. */
export const discardBlobJob = job('blobs.discard', async ({ blobs, payload }) => {
  await blobs.delete((payload as Payload).blobKey)
})

export function discardBlob(jobs: Pick<Jobs, 'enqueue'>, db: Db, blobKey: string): Promise<void> {
  return jobs.enqueue(db, discardBlobJob.kind, { blobKey } satisfies Payload, { key: blobKey })
}
