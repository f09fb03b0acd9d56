import { Readable } from 'node:stream'
import { announced } from '#db/announced.ts'
import { grouped } from '#db/grouped.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import { type JobContext, job } from '#jobs/jobs.ts'
import { notify } from '#notices/notify.ts'
import type { PageReader } from '#pdf/page-reader.ts'
import { amountsOf } from '#payslips/page-text.rules.ts'
import { running, whileIn } from './payslip-batch-run.ts'
import { largestBatch } from './payslip-batches.rules.ts'
import * as queries from './payslip-batches.queries.ts'
import * as pageQueries from './payslip-pages.queries.ts'
import * as parts from './payslip-parts.queries.ts'

type Payload = { id: string }

/** Splits the reviewed batch by person, then publishes everything at once. After a crash it resumes. */
export const payslipPublicationJob = job('payroll.payslipPublication', async (context) => {
  const { id } = context.payload as Payload
  await running(context, {
    ...{ id, states: publishing, begin: () => begin(context, id) },
    work: (batch, pages) => publish(context, batch, pages),
  })
})

const publishing = ['publishing'] as const

async function begin({ database }: JobContext, id: string): Promise<queries.BatchRow | undefined> {
  const batch = await queries.find(database.db, id)
  return batch?.state === 'publishing' ? batch : undefined
}

async function publish(context: JobContext, batch: queries.BatchRow, pages: PageReader): Promise<void> {
  const { db } = context.database
  const { id } = batch
  const rows = grouped(await pageQueries.assigned(db, id), ({ employeeId }) => employeeId)
  const split = await parts.peopleOf(db, id)
  for (const [employeeId, own] of rows) {
    if (context.signal.aborted) return
    if (split.has(employeeId)) continue
    if (!(await store(context, { batchId: id, employeeId, own, pages, total: rows.size }))) return
  }
  await finish(context, batch)
}

type Own = Awaited<ReturnType<typeof pageQueries.assigned>>
type Part = { batchId: string; employeeId: string; own: Own; pages: PageReader; total: number }

/** Stores the pages of a person as a file of their own. */
async function store(
  context: JobContext,
  { batchId, employeeId, own, pages, total }: Part,
): Promise<boolean> {
  const { blobs, ids } = context
  const bytes = await pages.extract(own.map(({ number }) => number - 1))
  const { key: blobKey, size, sha256 } = await blobs.put(Readable.from([bytes]), { limitBytes: largestBatch })
  const amounts = amountsOf(own.map((page) => page.amounts))
  const row = { id: ids.next(), batchId, employeeId, blobKey, size, sha256, pages: own.length }
  const isKept = await whileIn(context, batchId, publishing, async (db, { done }) => {
    await parts.insert(db, { ...row, amounts: amounts === null ? null : JSON.stringify(amounts) })
    await queries.change(db, batchId, { done: done + 1, total })
  }).catch(async (error: unknown) => {
    // No row refers to it: otherwise nobody would ever delete it.
    await blobs.delete(blobKey)
    throw error
  })
  if (!isKept) await blobs.delete(blobKey)
  return isKept
}

/** Everything becomes visible in one transaction, and everybody is notified. */
async function finish(context: JobContext, { id, month, kind }: queries.BatchRow): Promise<void> {
  const { database, bus, clock, jobs } = context
  await announced(database, bus, async (db, waiting) => {
    const batch = await queries.held(db, id)
    if (batch?.state !== 'publishing') return
    const now = clock.now()
    const userIds = await parts.publish(db, { batchId: id, month, kind, now })
    await queries.changeVersion(db, id, { state: 'published', blobKey: null, finishedAt: now })
    if (batch.blobKey !== null) await discardBlob(jobs, db, batch.blobKey)
    await notify(
      { ...context, db, bus: waiting },
      { userIds, kind: 'payslips.published', data: { month }, link: `/nominas?year=${month.slice(0, 4)}` },
    )
  })
}
