import type { Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { ReportRunsTable, ReportRunState } from '#db/schema/reports.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import type { JobContext } from '#jobs/jobs.ts'
import * as queries from './report-runs.queries.ts'

type Dropping = Pick<JobContext, 'jobs'> & { db: Db }

/**
 * Changes a run in one of these states, and lets go of the file that its row names, in the caller's transaction; answers
 * whether it was in one.
 */
export async function dropFile(
  { db, jobs }: Dropping,
  id: string,
  states: readonly ReportRunState[],
  values: Updateable<ReportRunsTable>,
): Promise<boolean> {
  const row = await queries.ofJob(db, id)
  if (!(await queries.change(db, id, states, { blobKey: null, ...values }))) return false
  if (row !== undefined && row.blobKey !== null) await discardBlob(jobs, db, row.blobKey)
  return true
}

/** What somebody has stopped may have been written to its end all the same. */
export async function dropCancelled({ database, jobs }: JobContext, id: string): Promise<void> {
  await database.db.transaction().execute((db) => dropFile({ db, jobs }, id, ['cancelled'], {}))
}
