import { auditChange } from '#auth/audit.ts'
import type { Analysis } from '@portal/sdk/contract'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { inside } from '#contract/inside.ts'
import { conflict, forbidden, notFound, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import type { TemplateColumn } from '#cells/cell-rule.ts'
import { causesBy } from './causes.rules.ts'
import { checkFile } from './check-file.ts'
import { compileTemplate } from './compile-template.ts'
import * as dryRuns from './dry-run.ts'
import * as dryRunQueries from './dry-runs.queries.ts'
import { blobSource } from './blob-source.ts'
import type { SheetFile } from './import-workbook.ts'
import { storeFile } from './store-file.ts'
import { loadOfRow } from './load-of-row.ts'
import * as loads from './loads.queries.ts'
import { readAgain } from './read-again.ts'
import { receiveFile } from './receive-file.ts'
import { discardBlob } from '#jobs/discard-blob.job.ts'
import * as queries from './records-file.queries.ts'
import {
  askedMapping,
  checkBlacklist,
  checkText,
  mapColumns,
  mappedHeaders,
  readingBy,
  suggest,
} from './records-file.rules.ts'
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
      const { analysis } = row
      return { ...fileOfRow(row), suggestedMapping: suggest(readingBy(template, analysis), analysis.columns) }
    },

    async causes({ db, blobs, params, query }) {
      const file = (await queries.find(db, params.id)) ?? notFound()
      const found = (await templates.lock(db, query.templateId)) ?? refuse('invalid', 'templateId')
      const { analysis, blobKey } = file
      const template = readingBy(found, analysis)
      const mapping = { ...suggest(template, analysis.columns), ...askedMapping(query.mapping ?? []) }
      const headers = analysis.columns.map((column) => column.header)
      const readRow = compileTemplate(template, mapping, { delimiter: analysis.delimiter, headers })
      const checked = await checkFile(await blobSource(blobs, blobKey), analysis, readRow)
      return { ...checked, total: analysis.recordCount, causes: causesBy(template, checked.causes) }
    },

    async create(context) {
      const { database, blobs, user } = context
      const received = await receiveFile(context)
      try {
        const id = await database.db
          .transaction()
          .execute((db) => storeFile(inside(context, db), user.id, received))
        return fileOfRow((await queries.find(database.db, id)) ?? notFound())
      } catch (error) {
        for (const key of blobsOf(received)) await blobs.delete(key)
        throw error
      }
    },

    // Analysing a large file takes seconds: before the transaction, not inside.
    async patch(context) {
      const { database, blobs, params, body } = context
      const before = (await queries.lock(database.db, params.id)) ?? notFound()
      if (before.hasLoad) conflict('invalid', 'state')
      const read = await readAgain(blobs, before, body)
      try {
        await database.db.transaction().execute((db) => correct(context, db, before, read))
      } catch (error) {
        if (read.blobKey !== before.blobKey) await blobs.delete(read.blobKey)
        throw error
      }
      return fileOfRow((await queries.find(database.db, params.id)) ?? notFound())
    },

    async destroy(context) {
      const { database, jobs, params } = context
      await database.db.transaction().execute(async (db) => {
        const file = (await queries.lock(db, params.id)) ?? notFound()
        if (file.hasLoad) conflict('referenced', 'id')
        await queries.remove(db, file.id)
        for (const key of blobsOf(file)) await discardBlob(jobs, db, key)
        const { name, size } = file
        await auditChange(inside(context, db), {
          act: 'recordsFile.destroy',
          subject: file.id,
          before: { name, size },
        })
      })
    },

    dryRun: ({ db, params }) => dryRuns.shown(db, params.id),

    startDryRun: (context) => context.database.db.transaction().execute((db) => dryRuns.start(db, context)),

    async stopDryRun({ db, params }) {
      if (!(await queries.find(db, params.id))) notFound()
      await dryRunQueries.remove(db, params.id)
    },

    import: (context) => context.database.db.transaction().execute((db) => makeLoad(db, context)),
  },
  { transaction: false },
)

/** Stores the new reading options; the previous text of its workbook is deleted. */
async function correct(
  context: Context<'recordsFile.patch'>,
  db: Db,
  before: { name: string; blobKey: string; analysis: Analysis },
  read: SheetFile,
): Promise<void> {
  const { jobs, params, body } = context
  const file = (await queries.lock(db, params.id)) ?? notFound()
  if (file.hasLoad) conflict('invalid', 'state')
  await queries.setAnalysis(db, file.id, read)
  await dryRunQueries.remove(db, file.id)
  if (read.blobKey !== file.blobKey) await discardBlob(jobs, db, file.blobKey)
  const { encoding, delimiter, hasHeader, sheet, dateOrder, decimalSign } = before.analysis
  const was = { encoding, delimiter, hasHeader, sheet, dateOrder, decimalSign }
  await auditChange(inside(context, db), {
    act: 'recordsFile.patch',
    subject: file.id,
    before: was,
    after: { ...was, ...body },
    label: before.name,
  })
}

async function makeLoad(db: Db, context: Context<'recordsFile.import'>) {
  const { params, body, ids, clock, user } = context
  const file = (await queries.lock(db, params.id)) ?? notFound()
  if (file.hasLoad) conflict('invalid', 'state')
  const found = (await templates.lock(db, body.templateId)) ?? refuse('invalid', 'templateId')
  const template = readingBy(found, file.analysis)
  const { columns, recordCount } = file.analysis
  if (recordCount === 0) refuse('blank', 'file')
  checkText(file.analysis, body.acceptsOddText === true)
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

/** The target of the rows: records, or a blacklist; refuses missing permissions and unknown lists. */
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

/** Its blobs: the text, and the original workbook. */
const blobsOf = ({ blobKey, workbookKey }: { blobKey: string; workbookKey: string | null }) =>
  workbookKey === null ? [blobKey] : [blobKey, workbookKey]

/** Defaults for files analysed by an older version. */
const asText = { sheets: [], sheet: null, dateOrder: null, decimalSign: null }

function fileOfRow({ creatorId, creatorName, ...file }: queries.FileRow) {
  const warnings =
    file.sameContentAs === null
      ? file.analysis.warnings
      : [...file.analysis.warnings, 'same_content' as const]
  return {
    ...file,
    state: file.load === null ? ('analyzed' as const) : ('imported' as const),
    analysis: { ...asText, ...file.analysis, warnings },
    suggestedMapping: null,
    createdBy: { id: creatorId, displayName: creatorName },
  }
}
