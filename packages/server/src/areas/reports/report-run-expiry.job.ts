import { job } from '#jobs/jobs.ts'
import { dropFile } from './run-files.ts'

type Payload = { id: string }

/** Deletes the file of an expired run. */
export const reportRunExpiryJob = job('reports.runExpiry', async ({ database, payload, jobs }) => {
  const { id } = payload as Payload
  await database.db.transaction().execute((db) => dropFile({ db, jobs }, id, ['ready'], { state: 'expired' }))
})
