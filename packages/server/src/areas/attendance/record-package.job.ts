import { Readable } from 'node:stream'
import { isPassing } from '#db/failures.ts'
import { type JobContext, job } from '#jobs/jobs.ts'
import { notify } from '#notices/notify.ts'
import { archiveOf } from '#time-record/package/archive.ts'
import { partsOf, passes } from './record-package-parts.ts'
import { recordPackageExpiryJob } from './record-package-expiry.job.ts'
import * as queries from './record-packages.queries.ts'

type Payload = { id: string }

const limitBytes = 2 * 1024 ** 3
const retentionMs = 7 * 24 * 60 * 60_000
/** The number of steps between progress updates, each of which writes a row. */
const progressEvery = 20

/** Creates a package and notifies its requester. After a crash it starts over. */
export const recordPackageJob = job('attendance.recordPackage', async (context) => {
  const { database, payload } = context
  const { id } = payload as Payload
  const row = await queries.ofJob(database.db, id)
  if (row?.state !== 'queued' && row?.state !== 'making') return
  try {
    await make(context, row)
  } catch (error) {
    // The server is stopping: the next one starts over.
    if (context.signal.aborted) return
    if (isPassing(error)) throw error
    context.log.error({ err: error, recordPackage: id }, 'recordPackages: failed')
    await queries.change(database.db, id, { state: 'failed', finishedAt: context.clock.now() })
  }
})

/** The page with one's own packages, or that of others. */
const pathOf = ({ people, firstId, createdBy }: queries.Row): string =>
  `${people === 1 && firstId === createdBy ? '/accesos' : '/admin/accesos/accesosEmpleados'}?tab=packages`

async function make(context: JobContext, row: queries.Row): Promise<void> {
  const { database, clock, blobs, timeRecord, signal } = context
  const { db } = database
  const { id } = row
  const madeAt = clock.now()
  let done = 0
  const step = async () => {
    signal.throwIfAborted()
    done += 1
    if (done % progressEvery === 0) await queries.change(db, id, { done })
  }
  await queries.change(db, id, { state: 'making', done, total: row.people * passes[row.detail] })
  const { parts, about } = await partsOf(row, { db, now: madeAt, key: timeRecord.key, step })
  const archive = archiveOf({ key: timeRecord.key, madeAt, parts, about })
  const stored = await blobs.put(Readable.from(archive), { limitBytes })
  try {
    await finish(context, row, { ...stored, done })
  } catch (error) {
    // No row refers to it: otherwise nobody would ever delete it.
    await blobs.delete(stored.key)
    throw error
  }
}

type Stored = { key: string; size: number; sha256: string; done: number }

async function finish(context: JobContext, row: queries.Row, stored: Stored): Promise<void> {
  const { database, clock, jobs } = context
  const { key: blobKey, size, sha256, done } = stored
  const { id } = row
  const finishedAt = clock.now()
  const expiresAt = new Date(finishedAt.getTime() + retentionMs)
  await database.db.transaction().execute(async (within) => {
    await queries.change(within, id, { state: 'ready', done, blobKey, size, sha256, finishedAt, expiresAt })
    await jobs.enqueue(within, recordPackageExpiryJob.kind, { id }, { key: id, at: expiresAt })
    await notify(
      { ...context, db: within },
      {
        ...{ userIds: [row.createdBy], kind: 'clock.packageReady', link: pathOf(row) },
        data: { from: row.from, until: row.until },
      },
    )
  })
}
