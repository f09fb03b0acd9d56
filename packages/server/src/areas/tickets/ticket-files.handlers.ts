import { audit, auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { inside } from '#contract/inside.ts'
import { notFound } from '#contract/refuse.ts'
import { download } from '#http/download.ts'
import { type Proof, withProof } from '#proofs/with-proof.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import { ticketFileExpiryJob } from './ticket-file-expiry.job.ts'
import * as queries from './ticket-files.queries.ts'
import { seeingOf } from './tickets.ts'

/** How long an unused file is stored. */
const unusedMs = 2 * 86_400_000

export const ticketFilesHandlers: HandlerTable = handlers(
  'ticketFiles',
  {
    create: (context) => withProof(context, (proof) => kept(context, proof)),

    async file(context) {
      const { db, params, user, blobs } = context
      const { id, name, blobKey, ticketId } =
        (await queries.find(db, seeingOf(context), params.id)) ?? notFound()
      await audit(context, 'ticketFiles.file', user.id, { id, ticketId })
      const stream = blobBytes(blobs, blobKey)
      return download({ filename: name, mediaType: 'application/octet-stream', stream })
    },
  },
  // A file of ten megabytes on a slow line must not hold a transaction open.
  { transaction: false },
)

async function kept(context: Context<'ticketFiles.create'>, proof: Proof) {
  const { database, user, jobs, ids, clock } = context
  const { name, kind, size, sha256 } = proof
  const [id, createdAt] = [ids.next(), clock.now()]
  const expiresAt = new Date(createdAt.getTime() + unusedMs)
  await database.db.transaction().execute(async (db) => {
    await queries.insert(db, { ...proof, id, entryId: null, createdBy: user.id, createdAt, expiresAt })
    await jobs.enqueue(db, ticketFileExpiryJob.kind, { id }, { key: id, at: expiresAt })
    await auditChange(inside(context, db), {
      act: 'ticketFiles.create',
      subject: id,
      after: { name, size, sha256 },
    })
  })
  return { id, name, kind, size }
}
