import type { Updateable } from 'kysely'
import type { ListDownload } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import type { DownloadsTable } from '#db/schema/downloads.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import { type JobContext, job } from '#jobs/jobs.ts'
import * as queries from './downloads.queries.ts'

type Payload = { id: string }

/** Deletes the file of an expired download; its row stays. */
export const downloadExpiryJob = job('downloads.expire', async ({ database, payload, jobs }) => {
  const { id } = payload as Payload
  await database.db.transaction().execute((db) => dropFile({ db, jobs }, id, ['ready'], { state: 'expired' }))
})

/**
 * Updates a download in one of these states, and deletes its file in the caller's transaction; returns whether it was
 * in one.
 */
export async function dropFile(
  { db, jobs }: Pick<JobContext, 'jobs'> & { db: Db },
  id: string,
  states: readonly ListDownload['state'][],
  values: Updateable<DownloadsTable>,
): Promise<boolean> {
  const row = await queries.ofJob(db, id)
  if (!(await queries.change(db, id, states, { blobKey: null, ...values }))) return false
  if (row !== undefined && row.blobKey !== null) await discardBlob(jobs, db, row.blobKey)
  return true
}
