import type { Updateable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { ReportRunsTable, ReportRunState } from '#db/schema/reports.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import type { JobContext } from '#jobs/jobs.ts'
import * as queries from './report-runs.queries.ts'

type Dropping = Pick<JobContext, 'jobs'> & { db: Db }

/**
 * Updates a run in one of these states, and deletes its file in the caller's transaction; returns whether it was in
 * one.
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

/** A cancelled run may have been written completely all the same. */
export async function dropCancelled({ database, jobs }: JobContext, id: string): Promise<void> {
  await database.db.transaction().execute((db) => dropFile({ db, jobs }, id, ['cancelled'], {}))
}
