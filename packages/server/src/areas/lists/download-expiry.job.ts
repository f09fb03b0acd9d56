import type { Updateable } from 'kysely'
import type { ListDownload } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import type { DownloadsTable } from '#db/schema/downloads.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import { type JobContext, job } from '#jobs/jobs.ts'
import * as queries from './downloads.queries.ts'

type Payload = { id: string }

/** Takes the file of a download away when its time is over; who took it stays known. */
export const downloadExpiryJob = job('downloads.expire', async ({ database, payload, jobs }) => {
  const { id } = payload as Payload
  await database.db.transaction().execute((db) => dropFile({ db, jobs }, id, ['ready'], { state: 'expired' }))
})

/**
 * Changes a download in one of these states, and lets go of the file that its row names, in the caller's transaction; answers
 * whether it was in one.
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
