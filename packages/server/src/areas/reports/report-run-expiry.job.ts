import { job } from '#jobs/jobs.ts'
import * as queries from './report-runs.queries.ts'

type Payload = { id: string }

/** Takes the file of a run away when its time is over. */
export const reportRunExpiryJob = job('reports.runExpiry', async ({ database: { db }, payload, blobs }) => {
  const { id } = payload as Payload
  const row = await queries.ofJob(db, id)
  if (row?.state !== 'ready') return
  await queries.change(db, id, ['ready'], { state: 'expired', blobKey: null })
  if (row.blobKey !== null) await blobs.delete(row.blobKey)
})
