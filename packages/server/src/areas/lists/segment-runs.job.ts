import { isFull, isPassing } from '#db/failures.ts'
import type { Db } from '#db/database.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { compute, Interrupted, LostField } from './segment-compute.ts'
import { closeRest } from './end-run.ts'
import * as runs from './segment-runs.queries.ts'
import * as queries from './segments.queries.ts'

type Result = runs.ResultRow

/** Computes the segments of a run one after the other; after a crash it resumes with the incomplete one. */
export const segmentRunsJob = job(
  'segments.run',
  async (context) => {
    const { runId } = context.payload as { runId: string }
    if (!(await begin(context, runId))) return
    for (const result of await runs.results(context.database.db, [runId])) {
      if (result.state !== 'queued' && result.state !== 'processing') continue
      if (!(await work(context, result))) break
    }
    if (!context.signal.aborted) await end(context, runId)
  },
  { lane: 'segments' },
)

export const enqueueRun = (jobs: Pick<Jobs, 'enqueue'>, db: Db, runId: string): Promise<void> =>
  jobs.enqueue(db, segmentRunsJob.kind, { runId }, { key: runId })

/** Whether there is anything to do: a run cancelled while queued is over. */
function begin({ database, clock }: JobContext, runId: string): Promise<boolean> {
  return database.db.transaction().execute(async (db) => {
    const run = await runs.lock(db, runId)
    if (run === undefined || run.finishedAt !== null) return false
    const state = run.state === 'queued' ? 'processing' : run.state
    await runs.change(db, runId, { state, startedAt: run.startedAt ?? clock.now() })
    return true
  })
}

/** Computes one segment; returns whether to continue. */
async function work(context: JobContext, result: Result): Promise<boolean> {
  const { db } = context.database
  try {
    await compute(context, result)
    return true
  } catch (error) {
    if (error instanceof Interrupted) return false
    if (isPassing(error)) throw error
    context.log.error({ err: error, segment: result.segmentId }, 'segments.run: failed')
    const failure = failureOf(error)
    await runs.changeResult(db, result, { state: 'failed', failure })
    await queries.change(db, result.segmentId, { state: 'failed', failure, runId: null })
    return true
  }
}

function failureOf(error: unknown) {
  if (error instanceof LostField) return 'inclusion'
  return isFull(error) ? 'no_space' : 'invalid'
}

function end({ database, clock }: JobContext, runId: string): Promise<void> {
  return database.db.transaction().execute(async (db) => {
    const run = await runs.lock(db, runId)
    if (run !== undefined && run.finishedAt === null) await closeRest(db, runId, clock.now())
  })
}
