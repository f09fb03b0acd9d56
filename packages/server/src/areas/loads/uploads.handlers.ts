import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { type Received, withReceived } from '#contract/with-received.ts'
import { readableName } from '#http/file-name.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import { purposeOf, uploadPurposes } from '#uploads/upload-purpose.ts'
import { digestOfParts } from './digest-of-parts.ts'
import { uploadDiscardJob } from './upload-discard.job.ts'
import { uploadExpiryJob } from './upload-expiry.job.ts'
import { uploadFinishJob } from './upload-finish.job.ts'
import * as queries from './uploads.queries.ts'
import * as rules from './uploads.rules.ts'

export const uploadsHandlers: HandlerTable = handlers('uploads', {
  async index({ db, user, query }) {
    const { data, meta } = await queries.list(db, user.id, query)
    return { data: data.map(uploadOfRow), meta }
  },

  purposes: ({ user, settings }) =>
    Promise.resolve(
      uploadPurposes()
        .filter(({ permission }) => user.permissions.has(permission))
        .map(({ purpose, endings, limitBytes }) => ({
          purpose,
          endings,
          limitBytes: Math.max(...endings.map((ending) => limitBytes(ending, settings))),
        })),
    ),

  show: (context) => shown(context),

  async parts({ db, user, params }) {
    const { id } = (await queries.find(db, user.id, params.id)) ?? notFound()
    return (await queries.parts(db, id)).map(({ number, size, sha256 }) => ({ number, size, sha256 }))
  },

  async create(context) {
    const { db, user, ids, clock, jobs, settings, body } = context
    const name = readableName(body.name) || refuse('blank', 'name')
    const purpose = purposeOf(body.purpose)
    const limitBytes = purpose.limitBytes(name, settings)
    rules.checkAsked(purpose, user.permissions, { ...body, name, limitBytes })
    const { size, headSha256, month = null } = body
    const kind = purpose.asksMonth ? (body.kind ?? 'ordinary') : null
    const asked = { purpose: body.purpose, name, size, headSha256, month, kind, createdBy: user.id }
    const begun = await queries.unfinished(db, asked)
    if (begun !== undefined) return uploadOfRow(begun)
    if ((await queries.countUnfinished(db, user.id)) >= rules.mostUnfinished)
      conflict('limit_reached', 'file', { count: rules.mostUnfinished })
    const [id, now] = [ids.next(), clock.now()]
    const expiresAt = rules.expiryOf(now)
    const nothing = { blobKey: null, resultId: null, refusal: null, finishedAt: null }
    const partBytes = rules.partBytesOf(size)
    await queries.insert(db, {
      ...{ ...asked, ...nothing, id, partBytes, expiresAt },
      ...{ state: 'uploading', createdAt: now },
    })
    await jobs.enqueue(db, uploadExpiryJob.kind, { id }, { key: id, at: expiresAt })
    const after = { purpose: body.purpose, size, month }
    await auditChange(context, { act: 'uploads.create', subject: id, label: name, after })
    return shown(context, id)
  },

  async part(context) {
    const { db, user, params } = context
    const upload = (await queries.find(db, user.id, params.id)) ?? notFound()
    rules.checkUploading(upload)
    const limitBytes = Math.max(1, rules.sizeOfPart(upload, params.number))
    return withReceived(context, { limitBytes, isDeclared: () => true }, (file) => storePart(context, file))
  },

  async complete(context) {
    const { db, user, params, body, jobs } = context
    const upload = (await queries.lock(db, user.id, params.id)) ?? notFound()
    const { id, name, state } = upload
    if (state === 'checking' || state === 'done') return uploadOfRow(upload)
    rules.checkUploading(upload)
    const parts = await queries.parts(db, id)
    rules.checkWhole(upload, parts.length, { sent: body.partsSha256, own: digestOfParts(parts) })
    await queries.change(db, id, { state: 'checking', refusal: null, expiresAt: null })
    await jobs.enqueue(db, uploadFinishJob.kind, { id }, { key: id })
    const states = { before: { state }, after: { state: 'checking' } }
    await auditChange(context, { act: 'uploads.complete', subject: id, label: name, ...states })
    return shown(context)
  },

  async cancel(context) {
    const { db, user, params, clock, jobs } = context
    const upload = (await queries.lock(db, user.id, params.id)) ?? notFound()
    rules.checkUploading(upload)
    const { id, name, state } = upload
    await queries.change(db, id, { state: 'cancelled', expiresAt: null, finishedAt: clock.now() })
    await jobs.enqueue(db, uploadDiscardJob.kind, { id }, { key: id })
    const states = { before: { state }, after: { state: 'cancelled' } }
    await auditChange(context, { act: 'uploads.cancel', subject: id, label: name, ...states })
    return shown(context)
  },
})

/** A part is completely stored before its row: a crash in between only loses this part. */
function storePart(context: Context<'uploads.part'>, { blobKey, size, sha256 }: Received) {
  const { database, user, params, query, clock, jobs } = context
  return database.db.transaction().execute(async (db) => {
    const upload = (await queries.lock(db, user.id, params.id)) ?? notFound()
    rules.checkUploading(upload)
    rules.checkPart(upload, params.number, { size, sha256, expected: query.sha256 })
    const part = { uploadId: upload.id, number: params.number, blobKey, size, sha256 }
    const replaced = await queries.putPart(db, part)
    if (replaced !== undefined) await discardBlob(jobs, db, replaced)
    await queries.countReceived(db, upload.id, rules.expiryOf(clock.now()))
    return shown({ db, user, params })
  })
}

type Showing = Pick<Context<'uploads.show'>, 'db' | 'user' | 'params'>

async function shown({ db, user, params }: Showing, id = params.id) {
  return uploadOfRow((await queries.find(db, user.id, id)) ?? notFound())
}

function uploadOfRow(row: queries.UploadRow) {
  const { id, purpose, name, size, partBytes, state, received, month, kind } = row
  const { resultId, refusal, createdAt, expiresAt, finishedAt } = row
  const file = { id, purpose, name, size, partBytes, state, received, month, kind }
  return { ...file, resultId, refusal, createdAt, expiresAt, finishedAt }
}
