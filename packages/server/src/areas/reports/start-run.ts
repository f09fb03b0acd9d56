import type { Context } from '#contract/handlers.ts'
import type { ReportRunsTable } from '#db/schema/reports.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { reportRunJob } from './report-run.job.ts'
import * as queries from './report-runs.queries.ts'

type Starting = Pick<Context, 'db' | 'ids' | 'clock'> & { jobs: Pick<Jobs, 'enqueue'> }
type Wanted = Pick<
  ReportRunsTable,
  'userId' | 'definitionId' | 'name' | 'report' | 'query' | 'columns' | 'format' | 'isScheduled'
>

/** Queues a run for a person, in the caller's transaction; returns its id. */
export async function startRun({ db, ids, clock, jobs }: Starting, wanted: Wanted): Promise<string> {
  const id = ids.next()
  const nothing = {
    blobKey: null,
    size: null,
    sha256: null,
    startedAt: null,
    finishedAt: null,
    expiresAt: null,
    reach: [],
  }
  await queries.insert(db, {
    ...{ ...wanted, ...nothing, id, state: 'queued', failure: null, done: 0, total: null },
    ...{ createdAt: clock.now(), fetches: 0, fetchedAt: null },
  })
  await jobs.enqueue(db, reportRunJob.kind, { id }, { key: id })
  return id
}
