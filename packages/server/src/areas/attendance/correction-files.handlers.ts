import { audit, auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { inside } from '#contract/inside.ts'
import { conflict, notFound } from '#contract/refuse.ts'
import { download } from '#http/download.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import { type Proof, withProof } from '#proofs/with-proof.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import { looking } from './clock-corrections.ts'
import { correctionFileExpiryJob } from './correction-file-expiry.job.ts'
import { retainedUntil } from './correction-files.rules.ts'
import * as queries from './correction-files.queries.ts'

export const correctionFilesHandlers: HandlerTable = handlers(
  'correctionFiles',
  {
    create: (context) => withProof(context, (proof) => kept(context, proof)),

    destroy(context) {
      const { database, params, user, jobs } = context
      return database.db.transaction().execute(async (db) => {
        const file = (await queries.own(db, user.id, params.id)) ?? notFound()
        if (file.correctionId !== null || file.incidentId !== null) conflict('referenced', 'id')
        await queries.remove(db, file.id)
        await discardBlob(jobs, db, file.blobKey)
        const { name, size } = file
        const change = { act: 'correctionFiles.destroy', subject: file.id, before: { name, size } }
        await auditChange(inside(context, db), change)
      })
    },

    async file(context) {
      const { db, params, user, blobs } = context
      const { id, name, blobKey, employeeId } =
        (await queries.find(db, looking(context), params.id)) ?? notFound()
      await audit(context, 'correctionFiles.file', user.id, { id, employeeId })
      return download({
        filename: name,
        mediaType: 'application/octet-stream',
        stream: blobBytes(blobs, blobKey),
      })
    },
  },
  // A file of ten megabytes on a slow line must not hold a transaction open.
  { transaction: false },
)

/** Stores a file, which is deleted after two days unless something refers to it. */
async function kept(context: Context<'correctionFiles.create'>, proof: Proof) {
  const { database, user, jobs, ids, clock } = context
  const { name, kind, size, sha256 } = proof
  const [id, now] = [ids.next(), clock.now()]
  const expiresAt = retainedUntil(now, 'unused')
  await database.db.transaction().execute(async (db) => {
    await queries.insert(db, {
      ...proof,
      ...{ id, correctionId: null, incidentId: null, createdBy: user.id, createdAt: now, expiresAt },
    })
    await jobs.enqueue(db, correctionFileExpiryJob.kind, { id }, { key: id, at: expiresAt })
    const change = { act: 'correctionFiles.create', subject: id, after: { name, size, sha256 } }
    await auditChange(inside(context, db), change)
  })
  return { id, name, kind, size }
}
