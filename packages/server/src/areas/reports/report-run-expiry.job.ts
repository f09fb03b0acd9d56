import { job } from '#jobs/jobs.ts'
import { dropFile } from './run-files.ts'

type Payload = { id: string }

/** Takes the file of a run away when its time is over. */
export const reportRunExpiryJob = job('reports.runExpiry', async ({ database, payload, jobs }) => {
  const { id } = payload as Payload
  await database.db.transaction().execute((db) => dropFile({ db, jobs }, id, ['ready'], { state: 'expired' }))
})
