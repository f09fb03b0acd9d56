import { audit, auditChange } from '#auth/audit.ts'
import { type Context, handlers } from '#contract/handlers.ts'
import { inside } from '#contract/inside.ts'
import { conflict, notFound, refuse, unsupported } from '#contract/refuse.ts'
import { type Received, withReceived } from '#contract/with-received.ts'
import { download } from '#http/download.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import { looking } from './clock-corrections.ts'
import { correctionFileExpiryJob } from './correction-file-expiry.job.ts'
import { headBytes, keptUntil, kindOf, largestFile, nameOf } from './correction-files.rules.ts'
import * as queries from './correction-files.queries.ts'

export const correctionFilesHandlers = handlers(
  'correctionFiles',
  {
    create(context) {
      const limitBytes = Math.min(largestFile, context.settings.uploadBytes)
      return withReceived(context, { limitBytes, isDeclared: () => true }, (file) => kept(context, file))
    },

    destroy(context) {
      const { database, params, user, jobs } = context
      return database.db.transaction().execute(async (db) => {
        const file = (await queries.own(db, user.id, params.id)) ?? notFound()
        if (file.correctionId !== null) conflict('referenced', 'id')
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

/** Keeps what was received, if it is what it has to be, until a correction names it or two days have gone. */
async function kept(context: Context<'correctionFiles.create'>, file: Received) {
  const { database, blobs, user, jobs, ids, clock } = context
  const { blobKey, size, sha256 } = file
  if (size === 0) refuse('blank', 'file')
  const kind = kindOf(await blobs.range(blobKey, 0, Math.min(headBytes, size))) ?? unsupported('file')
  const [id, now, name] = [ids.next(), clock.now(), nameOf(file.name, kind)]
  const expiresAt = keptUntil(now, 'unused')
  await database.db.transaction().execute(async (db) => {
    const stored = { id, correctionId: null, name, kind, size, sha256, blobKey }
    await queries.insert(db, { ...stored, createdBy: user.id, createdAt: now, expiresAt })
    await jobs.enqueue(db, correctionFileExpiryJob.kind, { id }, { key: id, at: expiresAt })
    const change = { act: 'correctionFiles.create', subject: id, after: { name, size, sha256 } }
    await auditChange(inside(context, db), change)
  })
  return { id, name, kind, size }
}
