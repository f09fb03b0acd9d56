import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Db } from '#db/database.ts'
import type { Blobs } from '#seams/blobs.ts'
import type { Disk } from '#seams/disk.ts'
import type { Bus } from '#seams/bus.ts'
import type { Clock } from '#seams/clock.ts'
import type { FileScanner } from '#seams/file-scanner.ts'
import type { FileSources } from '#seams/file-sources.ts'
import type { Ids } from '#seams/ids.ts'
import type { Mail } from '#seams/mail.ts'
import type { MailServers } from '#seams/mail-servers.ts'
import type { WebhookCalls } from '#seams/webhook-calls.ts'
import type { SkillsSource } from '#seams/skills-source.ts'
import type { TimeRecord } from '#time-record/open-time-record.ts'
import * as queries from './jobs.queries.ts'
import type { Policy } from './policy.ts'

const pollMs = 1000
const mostAtOnce = 2

/** The context of a job. `signal` aborts when the server stops: stop at the next checkpoint. */
export type JobContext = {
  database: Database
  payload: unknown
  signal: AbortSignal
  clock: Clock
  ids: Ids
  blobs: Blobs
  disk: Disk
  scanFile: FileScanner
  mail: Mail
  publicUrl: () => string
  bus: Bus
  skillsSource: SkillsSource
  fileSources: FileSources
  mailServers: MailServers
  webhookCalls: WebhookCalls
  timeRecord: TimeRecord
  /** For queueing follow-ups. */
  jobs: Pick<Jobs, 'enqueue'>
  log: FastifyBaseLogger
}

/** Work that runs after the reply. It may run again after a crash and must resume from its checkpoint. */
export type Job = Policy & { kind: string; run(context: JobContext): Promise<void> }

/**
 * A kind of job. A process runs one job of a `lane` at a time: jobs that wait for another machine, such as a mail
 * server, must not occupy all workers.
 */
export function job(kind: string, run: (context: JobContext) => Promise<void>, policy: Policy = {}): Job {
  return { ...policy, kind, run }
}

export type Jobs = {
  /** Queues a job in the caller's transaction: both commit or neither. One job per key at a time; not before `at`. */
  enqueue(
    db: Db,
    kind: string,
    payload: object,
    options: { key: string; at?: Date | undefined },
  ): Promise<void>
  start(): void
  stop(): Promise<void>
}

type Surroundings = Omit<JobContext, 'payload' | 'signal' | 'jobs'>

/** A table of our own with SKIP LOCKED, on both databases (decision 021). */
export function createJobs(kinds: readonly Job[], around: Surroundings): Jobs {
  const { database, clock, ids, bus, log } = around
  const worker = `${hostname()}:${process.pid}:${ids.next()}`
  const enqueue = enqueuing(around)
  const perform = performing(kinds, around, enqueue)
  const busyLanes = new Set<string>()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined

  function look(): void {
    if (kinds.length === 0 || stopping.signal.aborted) return
    looking ??= leaseAll().finally(() => (looking = undefined))
  }

  async function leaseAll(): Promise<void> {
    try {
      for (let leased = await lease(); leased; leased = await lease()) {
        // Stopped while leased: release it, so that another worker gets it at once.
        if (stopping.signal.aborted) {
          await queries.handBack(database.db, { id: leased.id, worker })
          return
        }
        const lane = laneOf(leased.kind)
        if (lane !== undefined) busyLanes.add(lane)
        const work = perform(leased, worker, stopping.signal).finally(() => {
          running.delete(work)
          if (lane !== undefined) busyLanes.delete(lane)
          look()
        })
        running.add(work)
      }
    } catch (error) {
      log.error({ err: error }, 'jobs: cannot look for work')
    }
  }

  async function lease(): Promise<queries.Leased | undefined> {
    if (stopping.signal.aborted || running.size >= mostAtOnce) return undefined
    const free = kinds
      .filter(({ lane }) => lane === undefined || !busyLanes.has(lane))
      .map(({ kind }) => kind)
    return free.length === 0 ? undefined : queries.leaseNext(database.db, free, worker, clock.now())
  }

  const laneOf = (kind: string) => kinds.find((one) => one.kind === kind)?.lane

  return {
    enqueue,
    start() {
      timer = setInterval(look, pollMs)
      // The event arrives before the caller's transaction commits: look a moment later.
      bus.subscribe('job.queued', () => void setTimeout(look, 20))
      look()
    },
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await looking
      await Promise.allSettled(running)
    },
  }
}

/** Runs a leased job and renews its lease meanwhile; a failed one is retried by the policy of its kind. */
function performing(kinds: readonly Job[], around: Surroundings, enqueue: Jobs['enqueue']) {
  const { clock, log } = around
  const { db } = around.database
  return async (
    { id, kind, payload }: queries.Leased,
    worker: string,
    signal: AbortSignal,
  ): Promise<void> => {
    const mine = { id, worker }
    const logError = (what: string) => (error: unknown) =>
      log.error({ err: error, job: id, kind }, `jobs: ${what}`)
    const beat = setInterval(
      () => void queries.renewLease(db, mine, clock.now()).catch(logError('no heartbeat')),
      queries.leaseMs / 3,
    )
    const known = kinds.find((one) => one.kind === kind)
    try {
      await known?.run({ ...around, jobs: { enqueue }, payload, signal })
      await (signal.aborted ? queries.handBack(db, mine) : queries.finish(db, mine))
    } catch (error) {
      logError('failed')(error)
      await queries
        .putBack(db, mine, error, { now: clock.now(), ...known })
        .catch(logError('cannot put back'))
    } finally {
      clearInterval(beat)
    }
  }
}

/** Queues a job in the caller's own transaction. */
function enqueuing({ clock, ids, bus }: Surroundings): Jobs['enqueue'] {
  return async (db, kind, payload, { key, at }) => {
    const now = clock.now()
    const unleased = { leasedUntil: null, leasedBy: null, failure: null, deadAt: null }
    const fresh = {
      id: ids.next(),
      payload: JSON.stringify(payload),
      runAt: at ?? now,
      attempts: 0,
      ...unleased,
    }
    await db
      .insertInto('jobs')
      .values({ ...fresh, kind, key, createdAt: now })
      // A new id: a worker that is just finishing the old job must not delete this one. A deferred job keeps its
      // place in the queue.
      .onConflict((same) =>
        same.columns(['kind', 'key']).doUpdateSet(at === undefined ? { ...fresh, createdAt: now } : fresh),
      )
      .execute()
    bus.publish('job.queued', { kind })
  }
}
