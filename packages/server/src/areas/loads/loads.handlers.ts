import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { loadLines, writtenAs } from '#db/record-lines.ts'
import { csvHeader } from '#cells/csv-cell.ts'
import { download } from '#http/download.ts'
import { causesBy, mostValues } from './causes.rules.ts'
import { uniqueHeaders } from './csv/headers.ts'
import { hasAnonymised } from './anonymise.queries.ts'
import { rejectedLines, withHeader } from './export-csv.ts'
import { loadOfRow } from './load-of-row.ts'
import * as exclusions from './exclusions.queries.ts'
import * as causes from './load-causes.queries.ts'
import * as rejects from './load-rejects.queries.ts'
import { enqueueLoad } from './loads.job.ts'
import * as queries from './loads.queries.ts'
import * as rules from './loads.rules.ts'
import { readingBy, suggest } from './records-file.rules.ts'
import * as templates from './templates.queries.ts'
import { enqueueUndo } from './undo.job.ts'
import * as undos from './undo.queries.ts'

export const loadsHandlers: HandlerTable = handlers('loads', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(loadOfRow), meta }
  },

  show: ({ db, params }) => shown(db, params.id),

  async start(context) {
    const { db, params, jobs } = context
    const load = (await queries.lock(db, params.id)) ?? notFound()
    await queries.change(db, load.id, { state: rules.start(load.state) })
    await enqueueLoad(jobs, db, load.id)
    return recordChange(context, 'start', load)
  },

  async stop(context) {
    const { db, params } = context
    const load = (await queries.lock(db, params.id)) ?? notFound()
    await queries.change(db, load.id, { state: rules.stop(load.state) })
    return recordChange(context, 'stop', load)
  },

  async restart(context) {
    const { db, params, jobs } = context
    const load = (await queries.lock(db, params.id)) ?? notFound()
    // Its file would restore anonymised data.
    if (await hasAnonymised(db, load.serial)) conflict('invalid', 'state')
    const { isNewRound } = rules.restart(load.state)
    if (isNewRound) await beginRound(db, load)
    await queries.change(db, load.id, { state: 'queued', failure: null, finishedAt: null })
    await enqueueLoad(jobs, db, load.id)
    return recordChange(context, 'restart', load)
  },

  async destroy(context) {
    const { db, params } = context
    const load = (await queries.lock(db, params.id)) ?? notFound()
    rules.destroy(load.state)
    await queries.lockTemplate(db, load.templateId)
    if (await queries.hasRecords(db, load.serial)) conflict('referenced', 'records')
    await queries.remove(db, load)
    await recordDeletion(context, 'destroy', load)
  },

  async destroyAll(context) {
    const { db, params, jobs, clock, user } = context
    const load = (await queries.lock(db, params.id)) ?? notFound()
    rules.destroy(load.state)
    if (await queries.hasWorked(db, load.serial)) conflict('referenced', 'worked')
    await queries.change(db, load.id, { state: 'undoing', failure: null })
    // Blacklist entries stay: there is nothing to undo.
    const total = load.blacklistId === null ? rules.recordsOf(load) : 0
    await undos.begin(db, load.id, { total, now: clock.now(), userId: user.id, deletes: true })
    await enqueueUndo(jobs, db, load.id)
    await recordDeletion(context, 'destroyAll', load)
    return shown(db, load.id)
  },

  async impact({ db, params }) {
    const load = (await queries.plain(db, params.id)) ?? notFound()
    const total = rules.recordsOf(load)
    const counts = await undos.impact(db, load.serial)
    const { removed, restored, skippedWorked: keptWorked, skippedLater: keptLater, worked } = counts
    const missing = Math.max(total - removed - restored - keptWorked - keptLater, 0)
    const parts = { removed, restored, keptWorked, keptLater, missing }
    return { possible: rules.isUndoable(load), total, ...parts, worked }
  },

  async undo(context) {
    const { db, params, jobs, clock, user } = context
    const load = (await queries.lock(db, params.id)) ?? notFound()
    // The records' former values have been anonymised, too.
    if (await hasAnonymised(db, load.serial)) conflict('invalid', 'state')
    await queries.change(db, load.id, { state: rules.undo(load), failure: null })
    const total = rules.recordsOf(load)
    await undos.begin(db, load.id, { total, now: clock.now(), userId: user.id, deletes: false })
    await enqueueUndo(jobs, db, load.id)
    return recordChange(context, 'undo', load)
  },

  async kept({ db, params, query }) {
    const load = (await queries.plain(db, params.id)) ?? notFound()
    return undos.kept(db, load.serial, query)
  },

  async causes({ db, params }) {
    const load = (await queries.find(db, params.id)) ?? notFound()
    const template = (await templates.find(db, load.templateId)) ?? notFound()
    return causesBy(template, await causes.count(db, load.id, mostValues))
  },

  async errors({ db, params, query }) {
    const load = (await queries.find(db, params.id)) ?? notFound()
    return rejects.list(db, load.id, query)
  },

  async filters({ db, params }) {
    const load = (await queries.find(db, params.id)) ?? notFound()
    return exclusions.filters(db, load.id)
  },

  async exclusions({ db, params, query }) {
    const load = (await queries.find(db, params.id)) ?? notFound()
    return exclusions.list(db, load.id, query)
  },

  async exportErrors(context) {
    const { db, database, params } = context
    const load = (await queries.workOf(db, params.id)) ?? notFound()
    const { delimiter, columns } = load.analysis
    await audited(context, 'loads.exportErrors', load)
    // A file of rejected rows already has columns FILA and ERROR: keep the names unique.
    const { headers } = uniqueHeaders([...columns.map((column) => column.header), 'FILA', 'ERROR'])
    const stream = withHeader(csvHeader(headers, delimiter), rejectedLines(database, load.id, delimiter))
    return download({ filename: `errores-${baseName(load.name)}.csv`, stream })
  },

  async export(context) {
    const { db, database, params, query } = context
    const load = (await queries.workOf(db, params.id)) ?? notFound()
    const all = load.template.columns
    const columns = (query.columns ?? all.map((column) => column.name)).map(
      (name) => all.find((column) => column.name === name) ?? refuse('inclusion', 'columns', { value: name }),
    )
    await audited(context, 'loads.export', load)
    const { delimiter = ';', formulaGuard = true } = query
    // A restart may use another version of the template than the first rows.
    const isUniform = load.round === 1
    const exported = columns.map(({ name, type }) => ({
      cell: load.cellPositions[name] ?? 0,
      as: writtenAs(type, isUniform, load.writtenSign),
    }))
    const header = csvHeader(
      columns.map((column) => column.label),
      delimiter,
    )
    const lines = { columns: exported, delimiter, isGuarded: formulaGuard }
    const stream = withHeader(header, loadLines(database, load.serial, lines))
    return download({ filename: `${baseName(load.name)}.csv`, stream })
  },
})

type Load = NonNullable<Awaited<ReturnType<typeof queries.lock>>>
type Acting = Parameters<typeof auditChange>[0]

/** The load after the change; the log gets the previous state. */
async function recordChange(context: Acting, act: string, { id, state, round }: Load) {
  const after = await shown(context.db, id)
  const [was, is] = [
    { state, round },
    { state: after.state, round: after.round },
  ]
  await auditChange(context, { act: `loads.${act}`, subject: id, label: after.name, before: was, after: is })
  return after
}

/** Logs a deletion: the name and the last state of the deleted load. */
function recordDeletion(context: Acting, act: string, { id, name, state, round }: Load): Promise<void> {
  return auditChange(context, {
    act: `loads.${act}`,
    subject: id,
    label: name,
    before: { name, state, round },
  })
}

async function shown(db: Db, id: string) {
  return loadOfRow((await queries.find(db, id)) ?? notFound())
}

/** The rejected rows are read again with the current template. */
async function beginRound(
  db: Db,
  load: NonNullable<Awaited<ReturnType<typeof queries.lock>>>,
): Promise<void> {
  const found = (await templates.lock(db, load.templateId)) ?? notFound()
  const work = (await queries.workOf(db, load.id)) ?? notFound()
  const template = readingBy(found, work.analysis)
  const { name, dateOrder, decimalSign, columns } = template
  const mapping = { ...suggest(template, work.analysis.columns), ...load.mapping }
  await queries.change(db, load.id, {
    templateVersion: template.version,
    template: JSON.stringify({ name, dateOrder, decimalSign, columns }),
    mapping: JSON.stringify(mapping),
    round: load.round + 1,
    roundTotal: load.errors,
    roundDone: 0,
    workedMs: 0,
    checkpointByte: 0,
    checkpointRow: 0,
  })
}

async function audited(
  context: Context<'loads.export' | 'loads.exportErrors'>,
  act: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await auditChange(context, { act, subject: id, label: name })
}

function baseName(name: string): string {
  return name.replace(/\.(csv|txt|tsv|xlsx|xlsm|ods)$/i, '')
}
