import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import type { Blobs } from '#seams/blobs.ts'
import type { Bus } from '#seams/bus.ts'
import type { Clock } from '#seams/clock.ts'
import type { Ids } from '#seams/ids.ts'

/** A dead worker's job is taken over after this time; a living one renews its lease three times within it. */
const leaseMs = 4000
const pollMs = 1000
const mostAttempts = 10

/** What a job's work is given. `signal` aborts when the server stops: stop at the next checkpoint. */
export type JobContext = {
  database: Database
  payload: unknown
  signal: AbortSignal
  clock: Clock
  ids: Ids
  blobs: Blobs
  log: FastifyBaseLogger
}

/** A kind of work that runs after the reply. It may run again after a crash: it must go on from its checkpoint. */
export type Job = { kind: string; run(context: JobContext): Promise<void> }

export function job(kind: string, run: (context: JobContext) => Promise<void>): Job {
  return { kind, run }
}

export type Jobs = {
  /** Queues work in the caller's own transaction: either both happen or neither. One job a key at a time. */
  enqueue(db: Db, kind: string, payload: object, options: { key: string }): Promise<void>
  start(): void
  stop(): Promise<void>
}

type Surroundings = Omit<JobContext, 'payload' | 'signal'> & { bus: Bus }
type Leased = { id: string; kind: string; payload: unknown }

/** Own table and SKIP LOCKED, on both databases (decision 021). */
export function createJobs(kinds: readonly Job[], around: Surroundings): Jobs {
  const { database, clock, ids, bus, log } = around
  const worker = `${hostname()}:${process.pid}:${ids.next()}`
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false

  async function look(): Promise<void> {
    if (kinds.length === 0 || isLooking || stopping.signal.aborted) return
    isLooking = true
    try {
      for (let leased = await lease(); leased; leased = await lease()) {
        const work = perform(leased).finally(() => running.delete(work))
        running.add(work)
      }
    } catch (error) {
      log.error({ err: error }, 'jobs: cannot look for work')
    } finally {
      isLooking = false
    }
  }

  async function lease(): Promise<Leased | undefined> {
    if (stopping.signal.aborted || running.size >= 2) return undefined
    const now = clock.now()
    const due = database.db
      .selectFrom('jobs')
      .select('id')
      .where('runAt', '<=', now)
      .where(
        'kind',
        'in',
        kinds.map((one) => one.kind),
      )
      .where((where) => where.or([where('leasedUntil', 'is', null), where('leasedUntil', '<', now)]))
      .orderBy('runAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
    return database.db
      .updateTable('jobs')
      .set({ leasedBy: worker, leasedUntil: until(now, leaseMs), attempts: sql`attempts + 1` })
      .where('id', 'in', due)
      .returning(['id', 'kind', 'payload'])
      .executeTakeFirst()
  }

  async function perform({ id, kind, payload }: Leased): Promise<void> {
    const mine = () => database.db.updateTable('jobs').where('id', '=', id).where('leasedBy', '=', worker)
    const beat = setInterval(() => {
      void mine()
        .set({ leasedUntil: until(clock.now(), leaseMs) })
        .execute()
        .catch((error: unknown) => log.warn({ err: error }, 'jobs: no heartbeat'))
    }, leaseMs / 3)
    try {
      await kinds.find((one) => one.kind === kind)?.run({ ...around, payload, signal: stopping.signal })
      if (stopping.signal.aborted) await mine().set({ leasedUntil: null, leasedBy: null }).execute()
      else await database.db.deleteFrom('jobs').where('id', '=', id).where('leasedBy', '=', worker).execute()
    } catch (error) {
      log.error({ err: error, job: id, kind }, 'jobs: failed')
      await putBack(id, error).catch((again: unknown) => log.error({ err: again }, 'jobs: cannot put back'))
    } finally {
      clearInterval(beat)
    }
  }

  async function putBack(id: string, error: unknown): Promise<void> {
    const failure = error instanceof Error ? error.message : 'unknown'
    const row = await database.db
      .selectFrom('jobs')
      .select('attempts')
      .where('id', '=', id)
      .executeTakeFirst()
    const waitMs = Math.min(60_000, 500 * 2 ** (row?.attempts ?? 0))
    const runAt = (row?.attempts ?? 0) >= mostAttempts ? new Date('9999-01-01') : until(clock.now(), waitMs)
    await database.db
      .updateTable('jobs')
      .set({ leasedBy: null, leasedUntil: null, runAt, failure })
      .where('id', '=', id)
      .execute()
  }

  return {
    async enqueue(db, kind, payload, { key }) {
      const now = clock.now()
      const unleased = { leasedUntil: null, leasedBy: null, failure: null }
      const fresh = { id: ids.next(), payload: JSON.stringify(payload), runAt: now, attempts: 0, ...unleased }
      await db
        .insertInto('jobs')
        .values({ ...fresh, kind, key, createdAt: now })
        // A new id: the worker that is just finishing the old one must not take this one away with it.
        .onConflict((same) => same.columns(['kind', 'key']).doUpdateSet(fresh))
        .execute()
      bus.publish('job.queued', { kind })
    },
    start() {
      timer = setInterval(() => void look(), pollMs)
      // The caller's transaction is not committed yet when the event comes: look a moment later.
      bus.subscribe('job.queued', () => void setTimeout(() => void look(), 20))
      void look()
    },
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await Promise.allSettled(running)
    },
  }
}

const until = (now: Date, ms: number) => new Date(now.getTime() + ms)
