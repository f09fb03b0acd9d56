import { auditChange } from '#auth/audit.ts'
import type { Db } from '#db/database.ts'
import { codeOf, isPassing } from '#db/failures.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { SourceFailure } from '#seams/skills-source.ts'
import { agentDifferences } from './agent-differences.rules.ts'
import { applyToAgent, storedAgents } from './stored-agents.queries.ts'
import { apply, stored } from './stored-skills.queries.ts'
import * as queries from './synchronization.queries.ts'
import { type Difference, differences, knownOf } from './synchronization.rules.ts'

type Payload = { id: string }

/** The number of differences applied in one transaction, which bounds the wait of a cancellation. */
const atOnce = 20

/**
 * Compares with the source and applies the differences. After a crash it compares again: applied ones no longer
 * differ.
 */
export const synchronizationJob = job('synchronization.run', async (context) => {
  const { id } = context.payload as Payload
  if (!(await begin(context, id))) return
  try {
    await applyDifferences(context, id)
  } catch (error) {
    if (context.signal.aborted) return
    await fail(context, id, error)
  }
})

export function enqueueSynchronization(jobs: Jobs, db: Db, id: string): Promise<void> {
  return jobs.enqueue(db, synchronizationJob.kind, { id } satisfies Payload, { key: id })
}

/** False when it was cancelled while the job waited. */
function begin({ database, clock }: JobContext, id: string): Promise<boolean> {
  return database.db.transaction().execute(async (db) => {
    const run = await queries.lock(db, id)
    if (run?.state !== 'queued' && run?.state !== 'running') return false
    await queries.change(db, id, { state: 'running', startedAt: run.startedAt ?? clock.now() })
    return true
  })
}

async function applyDifferences(context: JobContext, id: string): Promise<void> {
  const { database, clock, signal } = context
  const { db } = database
  const run = await queries.find(db, id)
  if (run === undefined) return
  const all = await (run.scope === 'users' ? ofAgents(context) : ofSkills(context, run.campaign?.id))
  await queries.change(db, id, { total: run.done + all.length })
  for (let at = 0; at < all.length; at += atOnce) {
    if (signal.aborted) return
    const part = { id, done: run.done + at, some: all.slice(at, at + atOnce) }
    if (!(await whileRunning(db, id, (within) => applyAll({ ...context, db: within }, part)))) return
  }
  const state = run.done + all.length === 0 ? 'unchanged' : 'changed'
  await whileRunning(db, id, (within) => queries.change(within, id, { state, finishedAt: clock.now() }))
}

async function ofSkills(
  { database: { db }, skillsSource, signal }: JobContext,
  campaignId: string | undefined,
) {
  const source = await skillsSource.read(signal)
  const only = campaignId === undefined ? undefined : await queries.campaign(db, campaignId)
  return differences(await stored(db, source), knownOf(source), only?.code ?? undefined)
}

/** Unknown people are reported in the preview, and skipped. */
async function ofAgents({ database: { db }, skillsSource, signal, clock }: JobContext) {
  const agents = await skillsSource.readAgents(signal)
  const all = agentDifferences(await storedAgents(db, clock.now()), agents)
  return all.filter(({ kind }) => kind !== 'unknown')
}

/** Works in a transaction unless the run was cancelled; returns whether it did. */
function whileRunning(db: Db, id: string, work: (within: Db) => Promise<unknown>): Promise<boolean> {
  return db.transaction().execute(async (within) => {
    const run = await queries.lock(within, id)
    if (run?.state !== 'running') return false
    await work(within)
    return true
  })
}

type Part = { id: string; done: number; some: readonly Difference[] }

async function applyAll(context: JobContext & { db: Db }, { id, done, some }: Part): Promise<void> {
  const { db, clock, ids } = context
  for (const one of some) {
    const { before, after, name, kind, code } = one
    const write = one.subject === 'assignment' ? applyToAgent : apply
    const subject = await write(db, one, { ids, now: clock.now() })
    const detail = { synchronization: id, kind, code }
    await auditChange(context, { act: 'synchronization.run', subject, before, after, label: name, detail })
  }
  await queries.insertChanges(
    db,
    some.map(({ before, after, ...one }, at) => ({
      ...{ ...one, synchronizationId: id, position: done + at + 1 },
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })),
  )
}

/** Ends the run after any error: an open run would block all others. */
async function fail({ database, clock, log }: JobContext, id: string, error: unknown): Promise<void> {
  // The database is temporarily unreachable: the job is retried, and compares again.
  if (isPassing(error)) throw error
  const { failure, detail } = reasonOf(error)
  log[failure === 'unforeseen' ? 'error' : 'warn'](
    { err: error, synchronization: id },
    'synchronization.run: failed',
  )
  const failed = { state: 'failed', failure, failureDetail: detail || null } as const
  await whileRunning(database.db, id, (within) =>
    queries.change(within, id, { ...failed, finishedAt: clock.now() }),
  )
}

/** Caused by the source, by a contradiction with stored data, or unexpected. */
function reasonOf(error: unknown) {
  if (error instanceof SourceFailure) return { failure: error.failure, detail: error.message }
  const code = codeOf(error)
  if (code !== '23505') return { failure: 'unforeseen', detail: code } as const
  const detail = error instanceof Error && 'detail' in error ? error.detail : ''
  return { failure: 'refused', detail: typeof detail === 'string' ? detail : '' } as const
}
