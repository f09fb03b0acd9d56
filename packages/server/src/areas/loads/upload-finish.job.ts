import { Readable } from 'node:stream'
import { askerOf } from '#auth/asker.ts'
import { forbidden, Refusal } from '#contract/refuse.ts'
import type { Received } from '#contract/with-received.ts'
import { isFull } from '#db/failures.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import { type JobContext, job } from '#jobs/jobs.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import { purposeOf } from '#uploads/upload-purpose.ts'
import { uploadDiscardJob } from './upload-discard.job.ts'
import { uploadExpiryJob } from './upload-expiry.job.ts'
import * as queries from './uploads.queries.ts'
import { expiryOf } from './uploads.rules.ts'

type Payload = { id: string }

/**
 * Assembles a file and passes it to its purpose, with the person's current permissions. The result and the upload's
 * state are stored in one transaction: after a crash it starts over, and nothing is created twice.
 */
export const uploadFinishJob = job('uploads.finish', async (context) => {
  const { database, clock, jobs, payload } = context
  const { id } = payload as Payload
  const upload = await queries.ofJob(database.db, id)
  if (upload?.state !== 'checking') return
  try {
    const { purpose, month, kind, createdBy: userId } = upload
    const { permission, take } = purposeOf(purpose)
    const owner = await askerOf(database.db, userId, clock.now())
    if (owner?.permissions.has(permission) !== true) forbidden([permission])
    const file = await assembled(context, upload)
    await take(context, { file, month, kind, userId }, async (db, resultId) => {
      await queries.change(db, id, {
        ...{ state: 'done', resultId, blobKey: null, finishedAt: clock.now() },
      })
      await jobs.enqueue(db, uploadDiscardJob.kind, { id }, { key: id })
    })
  } catch (error) {
    if (!(error instanceof Refusal) && !isFull(error)) throw error
    await end(context, id, error)
  }
})

/** The assembled file, under a key that the row stores first, so that a crash leaves no orphan. */
async function assembled(
  { database, blobs, ids, jobs }: JobContext,
  { id, name, size, blobKey }: queries.UploadRow,
): Promise<Received> {
  const key = ids.next()
  await database.db.transaction().execute(async (db) => {
    if (blobKey !== null) await discardBlob(jobs, db, blobKey)
    await queries.change(db, id, { blobKey: key })
  })
  const parts = await queries.parts(database.db, id)
  async function* bytes() {
    for (const part of parts) yield* blobBytes(blobs, part.blobKey)
  }
  const { sha256 } = await blobs.put(Readable.from(bytes(), { objectMode: false }), { limitBytes: size, key })
  return { name, blobKey: key, size, sha256 }
}

/** Refused, with the reason. If the disk was full the parts stay, so that it can be completed later. */
async function end({ database, clock, jobs }: JobContext, id: string, error: unknown): Promise<void> {
  const now = clock.now()
  const outcome = isFull(error)
    ? { state: 'uploading' as const, refusal: noSpace, expiresAt: expiryOf(now) }
    : { state: 'refused' as const, refusal: refusalOf(error), finishedAt: now }
  await database.db.transaction().execute(async (db) => {
    const upload = await queries.ofJob(db, id)
    if (upload?.state !== 'checking') return
    if (upload.blobKey !== null) await discardBlob(jobs, db, upload.blobKey)
    await queries.change(db, id, { ...outcome, blobKey: null, refusal: JSON.stringify(outcome.refusal) })
    if (outcome.state === 'refused') return jobs.enqueue(db, uploadDiscardJob.kind, { id }, { key: id })
    await jobs.enqueue(db, uploadExpiryJob.kind, { id }, { key: id, at: outcome.expiresAt })
  })
}

const noSpace = { code: 'no_space', field: 'file' } as const
const unknown = { code: 'invalid', field: 'purpose' } as const

/** The first error; a missing permission counts as a wrong purpose. */
function refusalOf(error: unknown) {
  if (!(error instanceof Refusal)) return unknown
  const [field, faults] = Object.entries(error.body.errors ?? {})[0] ?? []
  const code = faults?.[0]?.error
  return field === undefined || code === undefined ? unknown : { code, field }
}
