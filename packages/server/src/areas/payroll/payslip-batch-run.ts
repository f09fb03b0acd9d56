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

/** The pages of a batch's file; close them. */
export async function pagesOf(blobs: Blobs, blobKey: string): Promise<PageReader> {
  return openPages(await buffer(Readable.from(blobBytes(blobs, blobKey))), batchLimits)
}

/** Works in a transaction as long as the batch is in a state; answers false when somebody has cancelled it. */
export function whileIn(
  { database }: Pick<JobContext, 'database'>,
  id: string,
  state: PayslipBatchState,
  work: (db: Db, batch: queries.BatchRow) => Promise<unknown>,
): Promise<boolean> {
  return database.db.transaction().execute(async (db) => {
    const batch = await queries.held(db, id)
    if (batch?.state !== state) return false
    await work(db, batch)
    return true
  })
}

/**
 * Runs what a batch asks for. What its file is to blame for ends the batch and says why; what nobody expected ends it, too,
 * with everything kept, so that it can be tried again.
 */
export async function running(
  context: JobContext,
  batch: queries.BatchRow,
  work: (pages: PageReader) => Promise<void>,
): Promise<void> {
  const { blobs, signal } = context
  let pages: PageReader | undefined
  try {
    pages = await pagesOf(blobs, batch.blobKey ?? '')
    await work(pages)
  } catch (error) {
    // The server stops: the next one begins it anew.
    if (signal.aborted) return
    if (isPassing(error) || isFull(error)) throw error
    if (error instanceof PagesRefused) await refuse(context, batch, error)
    else await fail(context, batch, error)
  } finally {
    await pages?.close()
  }
}

async function fail(context: JobContext, { id, state }: queries.BatchRow, error: unknown): Promise<void> {
  context.log.error({ err: error, payslipBatch: id }, 'payslipBatches: failed')
  const values = { state: 'failed', failure: 'internal', finishedAt: context.clock.now() } as const
  await whileIn(context, id, state, (db) => queries.changeVersion(db, id, values))
}

async function refuse(
  context: JobContext,
  { id, state }: queries.BatchRow,
  { failure }: PagesRefused,
): Promise<void> {
  const { jobs, clock } = context
  await whileIn(context, id, state, async (db, { blobKey }) => {
    await queries.change(db, id, { state: 'failed', failure, blobKey: null, finishedAt: clock.now() })
    await discardAll(jobs, db, id, blobKey)
  })
}

/** Takes away the file of a batch that comes to nothing, and what was split of it. */
export async function discardAll(
  jobs: Pick<Jobs, 'enqueue'>,
  db: Db,
  id: string,
  blobKey: string | null,
): Promise<void> {
  const blobKeys = [...(await parts.removeAll(db, id)), ...(blobKey === null ? [] : [blobKey])]
  for (const one of blobKeys) await discardBlob(jobs, db, one)
}
