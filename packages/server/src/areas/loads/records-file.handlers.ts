import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { inside } from '#contract/inside.ts'
import { conflict, forbidden, notFound, refuse, unsupported } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import type { TemplateColumn } from '#cells/cell-rule.ts'
import { causesBy } from './causes.rules.ts'
import { checkFile } from './check-file.ts'
import { compileTemplate } from './compile-template.ts'
import { analyse } from './csv/analyse.ts'
import type { Reading } from './csv/read-slice.ts'
import { blobSource } from './blob-source.ts'
import { loadOfRow } from './load-of-row.ts'
import * as loads from './loads.queries.ts'
import { receiveFile } from './receive-file.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import * as queries from './records-file.queries.ts'
import { askedMapping, checkBlacklist, mapColumns, mappedHeaders, suggest } from './records-file.rules.ts'
import * as templates from './templates.queries.ts'

export const recordsFileHandlers: HandlerTable = handlers(
  'recordsFile',
  {
    async index({ db, query }) {
      const { data, meta } = await queries.list(db, query)
      return { data: data.map((row) => fileOfRow(row)), meta }
    },

    async show({ db, params, query }) {
      const row = (await queries.find(db, params.id)) ?? notFound()
      if (query.templateId === undefined) return fileOfRow(row)
      const template = (await templates.lock(db, query.templateId)) ?? refuse('invalid', 'templateId')
      return { ...fileOfRow(row), suggestedMapping: suggest(template, row.analysis.columns) }
    },

    async causes({ db, blobs, params, query }) {
      const file = (await queries.find(db, params.id)) ?? notFound()
      const template = (await templates.lock(db, query.templateId)) ?? refuse('invalid', 'templateId')
      const { analysis, blobKey } = file
      const mapping = { ...suggest(template, analysis.columns), ...askedMapping(query.mapping ?? []) }
      const headers = analysis.columns.map((column) => column.header)
      const readRow = compileTemplate(template, mapping, { delimiter: analysis.delimiter, headers })
      const found = await checkFile(await blobSource(blobs, blobKey), analysis, readRow)
      return { ...found, total: analysis.recordCount, causes: causesBy(template, found.causes) }
    },

    async create(context) {
      const { db, ids, clock, user, blobs } = context
      const { name, analysis, ...stored } = await receiveFile(context)
      const file = { id: ids.next(), name, createdAt: clock.now(), createdBy: user.id }
      const sameContentAs = await queries.firstWith(db, stored.sha256)
      try {
        await queries.insert(db, { ...file, ...stored, sameContentAs, analysis: JSON.stringify(analysis) })
      } catch (error) {
        await blobs.delete(stored.blobKey)
        throw error
      }
      await auditChange(context, {
        act: 'recordsFile.create',
        subject: file.id,
        after: { name, size: stored.size, sha256: stored.sha256 },
      })
      return fileOfRow((await queries.find(db, file.id)) ?? notFound())
    },

    // Reading a large file again takes seconds: it is done before the transaction, not inside.
    async patch(context) {
      const { database, blobs, params, body } = context
      const before = (await queries.lock(database.db, params.id)) ?? notFound()
      if (before.hasLoad) conflict('invalid', 'state')
      const { encoding, delimiter, hasHeader } = before.analysis
      const reading: Partial<Reading> = { encoding, delimiter, hasHeader, ...body }
      const result = await analyse(await blobSource(blobs, before.blobKey), reading)
      if (!result.ok) unsupported('file')
      await database.db.transaction().execute(async (db) => {
        const file = (await queries.lock(db, params.id)) ?? notFound()
        if (file.hasLoad) conflict('invalid', 'state')
        await queries.setAnalysis(db, file.id, result.analysis)
        const was = { encoding, delimiter, hasHeader }
        await auditChange(inside(context, db), {
          act: 'recordsFile.patch',
          subject: file.id,
          before: was,
          after: { ...was, ...body },
          label: before.name,
        })
      })
      return fileOfRow((await queries.find(database.db, params.id)) ?? notFound())
    },

    async destroy(context) {
      const { database, jobs, params } = context
      await database.db.transaction().execute(async (db) => {
        const file = (await queries.lock(db, params.id)) ?? notFound()
        if (file.hasLoad) conflict('referenced', 'id')
        await queries.remove(db, file.id)
        await discardBlob(jobs, db, file.blobKey)
        const { name, size } = file
        await auditChange(inside(context, db), {
          act: 'recordsFile.destroy',
          subject: file.id,
          before: { name, size },
        })
      })
    },

    import: (context) => context.database.db.transaction().execute((db) => makeLoad(db, context)),
  },
  { transaction: false },
)

async function makeLoad(db: Db, context: Context<'recordsFile.import'>) {
  const { params, body, ids, clock, user } = context
  const file = (await queries.lock(db, params.id)) ?? notFound()
  if (file.hasLoad) conflict('invalid', 'state')
  const template = (await templates.lock(db, body.templateId)) ?? refuse('invalid', 'templateId')
  const { columns, recordCount } = file.analysis
  if (recordCount === 0) refuse('blank', 'file')
  const mapping = mapColumns(template, columns, body.mapping ?? {})
  const destination = await destinationOf(db, context, template.columns)
  const id = ids.next()
  const label = body.name?.trim() || file.name
  const { name, dateOrder, decimalSign } = template
  await loads.insert(db, {
    id,
    name: label,
    state: 'created',
    templateId: template.id,
    templateVersion: template.version,
    template: JSON.stringify({ name, dateOrder, decimalSign, columns: template.columns }),
    mapping: JSON.stringify(mapping),
    recordsFileId: file.id,
    total: recordCount,
    roundTotal: recordCount,
    checkpointByte: null,
    failure: null,
    createdAt: clock.now(),
    startedAt: null,
    finishedAt: null,
    createdBy: user.id,
    ...destination.columns,
  })
  const after = {
    ...{ name: label, template: name, recordsFileId: file.id, total: recordCount },
    ...destination.noted,
  }
  await auditChange(inside(context, db), { act: 'recordsFile.import', subject: id, after, label })
  await queries.rememberHeaders(db, template.id, mappedHeaders(mapping, columns))
  return loadOfRow((await loads.find(db, id)) ?? notFound())
}

/** Where the rows go: to records, or on a blacklist; refuses who may not, and what is none. */
async function destinationOf(
  db: Db,
  { body, user }: Context<'recordsFile.import'>,
  columns: readonly TemplateColumn[],
) {
  const asked = body.blacklist
  if (!asked) return { columns: {}, noted: {} }
  if (!user.permissions.has('LISTA_NEGRA_CREAR')) forbidden(['LISTA_NEGRA_CREAR'])
  const list = (await loads.openBlacklist(db, asked.id)) ?? refuse('inclusion', 'blacklist.id')
  checkBlacklist(list, asked.edition, columns)
  const { edition = null } = asked
  return { columns: { blacklistId: list.id, edition }, noted: { blacklist: list.name, edition } }
}

function fileOfRow({ creatorId, creatorName, ...file }: queries.FileRow) {
  const warnings =
    file.sameContentAs === null
      ? file.analysis.warnings
      : [...file.analysis.warnings, 'same_content' as const]
  return {
    ...file,
    state: file.load === null ? ('analyzed' as const) : ('imported' as const),
    analysis: { ...file.analysis, warnings },
    suggestedMapping: null,
    createdBy: { id: creatorId, displayName: creatorName },
  }
}
