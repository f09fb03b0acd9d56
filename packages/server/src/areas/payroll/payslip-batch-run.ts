import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Db } from '#db/database.ts'
import { isFull, isPassing } from '#db/failures.ts'
import type { PayslipBatchState } from '#db/schema/payslips.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import type { JobContext, Jobs } from '#jobs/jobs.ts'
import { openPages, type PageReader, PagesRefused } from '#pdf/page-reader.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import type { Blobs } from '#seams/blobs.ts'
import { batchLimits } from './payslip-batches.rules.ts'
import * as queries from './payslip-batches.queries.ts'
import * as parts from './payslip-parts.queries.ts'

/** Opens the pages of a batch's file; close them. */
export async function pagesOf(blobs: Blobs, blobKey: string): Promise<PageReader> {
  return openPages(await buffer(Readable.from(blobBytes(blobs, blobKey))), batchLimits)
}

/** Works in a transaction while the batch is in one of some states; returns false when it was cancelled. */
export function whileIn(
  { database }: Pick<JobContext, 'database'>,
  id: string,
  states: readonly PayslipBatchState[],
  work: (db: Db, batch: queries.BatchRow) => Promise<unknown>,
): Promise<boolean> {
  return database.db.transaction().execute(async (db) => {
    const batch = await queries.held(db, id)
    if (batch === undefined || !states.includes(batch.state)) return false
    await work(db, batch)
    return true
  })
}

/** A step of a batch in one of some states: `begin` prepares it, and returns undefined in other states. */
type Run = {
  id: string
  states: readonly PayslipBatchState[]
  begin: () => Promise<queries.BatchRow | undefined>
  work: (batch: queries.BatchRow, pages: PageReader) => Promise<void>
}

/**
 * Runs a step of a batch. A faulty file fails the batch with a reason; an unexpected error fails it, too, keeping
 * everything for a retry.
 */
export async function running(context: JobContext, run: Run): Promise<void> {
  const { blobs, signal } = context
  let pages: PageReader | undefined
  try {
    const batch = await run.begin()
    if (batch === undefined) return
    pages = await pagesOf(blobs, batch.blobKey ?? '')
    await run.work(batch, pages)
  } catch (error) {
    // The server is stopping: the next one starts over.
    if (signal.aborted) return
    if (isPassing(error) || isFull(error)) throw error
    if (error instanceof PagesRefused) await refuse(context, run, error)
    else await fail(context, run, error)
  } finally {
    await pages?.close()
  }
}

async function fail(context: JobContext, { id, states }: Run, error: unknown): Promise<void> {
  context.log.error({ err: error, payslipBatch: id }, 'payslipBatches: failed')
  const values = { state: 'failed', failure: 'internal', finishedAt: context.clock.now() } as const
  await whileIn(context, id, states, (db) => queries.changeVersion(db, id, values))
}

async function refuse(context: JobContext, { id, states }: Run, { failure }: PagesRefused): Promise<void> {
  const { jobs, clock } = context
  await whileIn(context, id, states, async (db, { blobKey }) => {
    await queries.change(db, id, { state: 'failed', failure, blobKey: null, finishedAt: clock.now() })
    await discardAll(jobs, db, id, blobKey)
  })
}

/** Deletes the file of a failed or cancelled batch, and the pages split from it. */
export async function discardAll(
  jobs: Pick<Jobs, 'enqueue'>,
  db: Db,
  id: string,
  blobKey: string | null,
): Promise<void> {
  const blobKeys = [...(await parts.removeAll(db, id)), ...(blobKey === null ? [] : [blobKey])]
  for (const one of blobKeys) await discardBlob(jobs, db, one)
}
