import { job } from '#jobs/jobs.ts'
import * as queries from './record-packages.queries.ts'

type Payload = { id: string }

/** Takes the file of a package away when its time is over. */
export const recordPackageExpiryJob = job(
  'attendance.recordPackageExpiry',
  async ({ database: { db }, payload, blobs }) => {
    const { id } = payload as Payload
    const row = await queries.ofJob(db, id)
    if (row?.state !== 'ready') return
    await queries.change(db, id, { state: 'expired', blobKey: null })
    if (row.blobKey !== null) await blobs.delete(row.blobKey)
  },
)
