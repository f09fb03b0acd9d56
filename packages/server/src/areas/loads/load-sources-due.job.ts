import { job } from '#jobs/jobs.ts'
import { nextTime } from '#reports/report-times.ts'
import { enqueueSource } from './load-source.job.ts'
import * as queries from './load-sources.queries.ts'

/** Checks a source at its scheduled time, and queues the next time. Of several missed times one is made up for. */
export const dueJob = job('loads.sourceDue', async ({ database, clock, jobs, payload }) => {
  const { id } = payload as { id: string }
  await database.db.transaction().execute(async (db) => {
    const source = await queries.lock(db, id)
    const now = clock.now()
    if (!source || source.nextAt === null || source.nextAt > now) return
    await enqueueSource(jobs, db, id)
    const nextAt = nextTime(source, now)
    await queries.change(db, id, { nextAt })
    await jobs.enqueue(db, dueJob.kind, { id }, { key: id, at: nextAt })
  })
})
