import { discardBlob } from '#jobs/discard-blob.job.ts'
import { job } from '#jobs/jobs.ts'
import { removeUnused } from './ticket-files.queries.ts'

/** Deletes an unused file after its time. */
export const ticketFileExpiryJob = job('tickets.fileExpiry', async ({ database, payload, clock, jobs }) => {
  const { id } = payload as { id: string }
  await database.db.transaction().execute(async (db) => {
    const removedFile = await removeUnused(db, id, clock.now())
    if (removedFile !== undefined) await discardBlob(jobs, db, removedFile.blobKey)
  })
})
