import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { isFull, isPassing } from '#db/failures.ts'
import type { Policy } from './policy.ts'

/** The lease: a dead worker's job is taken over after this time; a live worker renews it three times within it. */
export const leaseMs = 4000
/** The default retry delays, in seconds. */
const growing = [1, 2, 4, 8, 16, 32, 60, 60, 60]
const never = new Date('9999-01-01')

export type Leased = { id: string; kind: string; payload: unknown }
/** The job and its worker: updates do not affect a job that another worker has taken over. */
type Mine = { id: string; worker: string }

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

export function leaseNext(db: Db, kinds: string[], worker: string, now: Date): Promise<Leased | undefined> {
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('runAt', '<=', now)
    .where('kind', 'in', kinds)
    .where((where) => where.or([where('leasedUntil', 'is', null), where('leasedUntil', '<', now)]))
    .orderBy('runAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('jobs')
    .set({ leasedBy: worker, leasedUntil: after(now, leaseMs), attempts: sql`attempts + 1` })
    .where('id', 'in', due)
    .returning(['id', 'kind', 'payload'])
    .executeTakeFirst()
}

export async function renewLease(db: Db, mine: Mine, now: Date): Promise<void> {
  await mineOf(db, mine)
    .set({ leasedUntil: after(now, leaseMs) })
    .execute()
}

export async function handBack(db: Db, mine: Mine): Promise<void> {
  await mineOf(db, mine).set({ leasedUntil: null, leasedBy: null }).execute()
}

export async function finish(db: Db, { id, worker }: Mine): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).where('leasedBy', '=', worker).execute()
}

/**
 * Retries with backoff: by the delays of its kind, or up to a minute and ten times; then it waits for a person.
 * Failures because the database is unreachable or its disk is full are retried until that has passed, since nobody
 * could fix them in the job.
 */
export async function putBack(db: Db, mine: Mine, error: unknown, policy: Tried): Promise<void> {
  const { now } = policy
  const row = await db.selectFrom('jobs').select('attempts').where('id', '=', mine.id).executeTakeFirst()
  const pauseMs = pauseBefore(row?.attempts ?? 0, error, policy)
  const isOver = pauseMs === undefined
  const failure = error instanceof Error ? error.message : 'unknown'
  await mineOf(db, mine)
    .set({ leasedBy: null, leasedUntil: null, failure })
    .set({ runAt: isOver ? never : after(now, pauseMs), deadAt: isOver ? now : null })
    .execute()
}

type Tried = Pick<Policy, 'pauses' | 'isFinal'> & { now: Date }

/** The delay before the next retry; undefined when there is none. */
function pauseBefore(attempts: number, error: unknown, { pauses, isFinal }: Tried): number | undefined {
  if (isFinal?.(error) === true) return undefined
  const all = pauses ?? growing
  const last = isPassing(error) || isFull(error) ? all.at(-1) : undefined
  const seconds = all[attempts - 1] ?? last
  return seconds === undefined ? undefined : seconds * 1000
}

const mineOf = (db: Db, { id, worker }: Mine) =>
  db.updateTable('jobs').where('id', '=', id).where('leasedBy', '=', worker)
