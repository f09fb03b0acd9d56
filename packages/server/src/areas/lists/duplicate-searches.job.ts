import { Refusal } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { isPassing } from '#db/failures.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { compute, Interrupted, TooMany } from './duplicate-compute.ts'
import * as groups from './duplicate-groups.queries.ts'
import { merge, MergeRefused, suggestionOf } from './duplicate-merge.ts'
import * as merges from './duplicate-merges.queries.ts'
import * as queries from './duplicate-searches.queries.ts'
import { actOf } from './duplicate-rules.queries.ts'

type Payload = { id: string; userId: string }

/**
 * Computes a search, or merges its groups, depending on its state. After a crash computing starts over, because
 * nothing is stored before the end; merging resumes, because each group has its own transaction.
 */
export const duplicateSearchesJob = job(
  'duplicates.run',
  async (context) => {
    const { id, userId } = context.payload as Payload
    try {
      await run(context, id)
      await mergeAll(context, id, userId)
    } catch (error) {
      // The server is stopping, or the search was cancelled.
      if (error instanceof Interrupted) return
      if (isPassing(error)) throw error
      context.log.error({ err: error, search: id }, 'duplicates.run: failed')
      const failure = error instanceof TooMany ? 'limit_reached' : 'internal'
      const failed = { state: 'failed', failure, finishedAt: context.clock.now() } as const
      await queries.changeIn(context.database.db, { id, state: 'computing' }, failed)
      await queries.changeIn(context.database.db, { id, state: 'merging' }, { state: 'ready' })
    }
  },
  { lane: 'duplicates' },
)

export const enqueueSearch = (jobs: Pick<Jobs, 'enqueue'>, db: Db, payload: Payload): Promise<void> =>
  jobs.enqueue(db, duplicateSearchesJob.kind, payload, { key: payload.id })

async function run(context: JobContext, id: string): Promise<void> {
  const { database, clock } = context
  const search = await database.db.transaction().execute(async (db) => {
    const found = await queries.lock(db, id)
    if (found?.state !== 'queued' && found?.state !== 'computing') return undefined
    await queries.change(db, id, { state: 'computing', startedAt: clock.now(), done: 0 })
    return found
  })
  if (search === undefined) return
  const act = search.ruleId === null ? undefined : await actOf(database.db, search.ruleId)
  await compute(context, search, act === 'merge' ? 'merging' : 'ready')
}

/** Starts merging pending groups. */
export const beginMerging = (db: Db, id: string): Promise<boolean> =>
  queries.changeIn(db, { id, state: 'ready' }, { state: 'merging', stage: 'merging', done: 0, workedMs: 0 })

async function mergeAll(context: JobContext, id: string, userId: string): Promise<void> {
  const { database, signal } = context
  const begun = performance.now()
  const search = await queries.find(database.db, id)
  if (search?.state !== 'merging') return
  const before = search.done
  await queries.change(database.db, id, { total: before + search.counts.pending - search.counts.refused })
  for (let done = before; ; done += 1) {
    if (done % progressEvery === 0) {
      const change = { done, workedMs: search.workedMs + performance.now() - begun }
      const isWanted = await queries.changeIn(database.db, { id, state: 'merging' }, change)
      if (!isWanted || signal.aborted) return
    }
    if (!(await mergeNext(context, search, userId))) return finishMerging(database.db, id, done)
  }
}

const progressEvery = 20

const finishMerging = async (db: Db, id: string, done: number): Promise<void> =>
  void (await queries.changeIn(db, { id, state: 'merging' }, { state: 'ready', done }))

/** Merges the next group, or stores why it cannot be; returns whether there was one. */
async function mergeNext(context: JobContext, search: queries.SearchRow, userId: string): Promise<boolean> {
  const { database, ids, clock } = context
  const next = await groups.nextToMerge(database.db, search.serial)
  if (next === undefined) return false
  try {
    await database.db.transaction().execute(async (db) => {
      const group = await groups.lock(db, next.id)
      if (group?.state !== 'pending' || group.version !== next.version) return
      const survivor = await suggestionOf(db, group, search.survivorRule)
      await merge({ db, ids, clock, userId }, group, { survivor, chosen: [] })
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    await merges.refuse(database.db, next.id, refusal)
  }
  return true
}

function refusalOf(error: unknown): object | undefined {
  if (error instanceof MergeRefused) return error.refusal
  return error instanceof Refusal ? { code: 'stale', member: '' } : undefined
}
