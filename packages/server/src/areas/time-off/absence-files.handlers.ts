import { audit, auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { inside } from '#contract/inside.ts'
import { conflict, notFound } from '#contract/refuse.ts'
import { download } from '#http/download.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import { type Proof, withProof } from '#proofs/with-proof.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import { absenceFileExpiryJob } from './absence-file-expiry.job.ts'
import { retainedUntil } from './absence-files.rules.ts'
import * as queries from './absence-files.queries.ts'
import { looking } from './absence-reach.ts'

/** The log identifies a proof by number: its file name may reveal something private (AUS-3). */
const label = ''

export const absenceFilesHandlers: HandlerTable = handlers(
  'absenceFiles',
  {
    create: (context) => withProof(context, (proof) => kept(context, proof)),

    async destroy(context) {
      const { database, params, user, jobs } = context
      return database.db.transaction().execute(async (db) => {
        const file = (await queries.own(db, user.id, params.id)) ?? notFound()
        if (file.absenceId !== null) conflict('referenced', 'id')
        await queries.remove(db, file.id)
        await discardBlob(jobs, db, file.blobKey)
        const change = { act: 'absenceFiles.destroy', subject: file.id, label, before: { size: file.size } }
        await auditChange(inside(context, db), change)
      })
    },

    async file(context) {
      const { db, params, user, blobs, clock } = context
      const asked = { id: params.id, now: clock.now() }
      const { id, name, blobKey, employeeId } =
        (await queries.find(db, looking(context), asked)) ?? notFound()
      await audit(context, 'absenceFiles.file', user.id, { id, employeeId })
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

/** Stores a file, which is deleted after two days unless an absence refers to it. */
async function kept(context: Context<'absenceFiles.create'>, proof: Proof) {
  const { database, user, jobs, ids, clock } = context
  const { name, kind, size, sha256 } = proof
  const [id, now] = [ids.next(), clock.now()]
  const expiresAt = retainedUntil(now, 'unused')
  await database.db.transaction().execute(async (db) => {
    await queries.insert(db, {
      ...proof,
      ...{ id, absenceId: null, createdBy: user.id, createdAt: now, expiresAt },
    })
    await jobs.enqueue(db, absenceFileExpiryJob.kind, { id }, { key: id, at: expiresAt })
    const change = { act: 'absenceFiles.create', subject: id, label, after: { size, sha256 } }
    await auditChange(inside(context, db), change)
  })
  return { id, name, kind, size, expiresAt }
}
