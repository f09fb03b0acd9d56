import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { job, type Jobs } from '#jobs/jobs.ts'
import { settleClocks } from '#tickets/settle-clocks.ts'
import { notifyOfBatch } from './ticket-notices.ts'
import { takeApart } from './ticket-merges.ts'
import { lockInto } from './ticket-merges.queries.ts'
import * as queries from './ticket-batches.queries.ts'

type Payload = { batchId: string }
/** The tickets per slice: the embedded database works in this thread, and lets others in between. */
const sliceRows = { postgres: 1000, pglite: 250 }

/** Applies or undoes a batch, one slice per transaction; after a crash it resumes with the unmarked slices. */
export const ticketBatchJob = job('tickets.batch', async (context) => {
  const { database, bus, payload, clock, signal } = context
  const { batchId } = payload as Payload
  while (!signal.aborted) {
    const isOver = await announced(database, bus, async (db, waiting) => {
      const batch = await queries.lock(db, batchId)
      if (batch === undefined || batch.state === 'done' || batch.state === 'undone') return true
      const way = batch.state === 'undoing' ? 'undo' : 'do'
      const from = await queries.reached(db, batchId, way)
      if (from >= batch.total && way === 'do') await notifyOfBatch({ ...context, db, bus: waiting }, batchId)
      if (from >= batch.total) return end(db, batch, clock.now())
      await slice(db, batch, { way, from, to: from + sliceRows[database.kind], at: clock.now() })
      return false
    })
    if (isOver) return
  }
})

export const enqueueBatch = (jobs: Pick<Jobs, 'enqueue'>, db: Db, batchId: string): Promise<void> =>
  jobs.enqueue(db, ticketBatchJob.kind, { batchId } satisfies Payload, { key: batchId })

type Batch = NonNullable<Awaited<ReturnType<typeof queries.lock>>>

async function slice(
  db: Db,
  { id, createdBy, request }: Batch,
  { way, from, to, at }: { way: 'do' | 'undo'; from: number; to: number; at: Date },
): Promise<void> {
  const part = { batchId: id, from, to }
  if (way === 'undo') await lockInto(db, part)
  await queries.mark(db, part, way)
  if (way === 'undo') await takeApart(db, part, { userId: createdBy, at })
  const reason = way === 'do' && typeof request.reason === 'string' ? request.reason : null
  await queries.apply(db, part, { way, by: { userId: createdBy, at, reason } })
  // Another skill has other hours, and another priority other terms.
  await settleClocks({ db, clock: { now: () => at } }, await queries.ticketsOf(db, part))
  await queries.settle(db, id, { state: way === 'do' ? 'running' : 'undoing' })
}

async function end(db: Db, { id, state }: Batch, now: Date): Promise<true> {
  await queries.settle(
    db,
    id,
    state === 'undoing' ? { state: 'undone', undoneAt: now } : { state: 'done', finishedAt: now },
  )
  return true
}

/** A small batch is processed completely in the caller's transaction. */
export async function runNow(db: Db, batchId: string, at: Date): Promise<void> {
  const batch = await queries.lock(db, batchId)
  if (batch === undefined) return
  await slice(db, batch, { way: batch.state === 'undoing' ? 'undo' : 'do', from: 0, to: batch.total, at })
  await end(db, batch, at)
}
