import { randomInt } from 'node:crypto'
import { audit, auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { download } from '#http/download.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import { downloadJob } from './download.job.ts'
import { fileNameOf } from './download-file.ts'
import * as queries from './downloads.queries.ts'
import * as formats from './filter-format.queries.ts'
import { faultsOf } from './filter-tree.rules.ts'
import * as filters from './filters.queries.ts'

export const downloadsHandlers: HandlerTable = handlers('downloads', {
  async index(context) {
    const { db, user, clock, query } = context
    const { data, meta } = await queries.list(db, seeingOf(context), query)
    return { data: data.map((row) => answerOf(row, user.id, clock.now())), meta }
  },

  show: (context) => shown(context, context.params.id),

  async sources({ db, user }) {
    const [all, kept] = [await formats.formats(db), await queries.filtersOf(db, user.id)]
    const activations = await queries.activations(db)
    return all
      .filter(({ loads }) => loads.length > 0)
      .map((format) => ({
        ...format,
        activations: namesOf(activations, format),
        filters: namesOf(kept, format),
      }))
  },

  async create(context) {
    const { db, user, ids, clock, jobs, body } = context
    const { templateId, format, channel, reason } = body
    const template = (await queries.template(db, templateId)) ?? refuse('inclusion', 'templateId')
    const columns = body.columns.map((name) => {
      const { label } =
        template.columns.find((column) => column.name === name) ??
        refuse('inclusion', 'columns', { value: name })
      return { name, label }
    })
    const source = await sourceOf(context, body)
    const [id, mark] = [ids.next(), markOf()]
    const asked = { mark, templateId, templateName: template.name, ...source, format, channel, reason }
    const nothing = { blobKey: null, size: null, sha256: null, startedAt: null, finishedAt: null }
    await queries.insert(db, {
      ...{ ...asked, ...nothing, id, userId: user.id, columns: JSON.stringify(columns) },
      nodes: source.nodes === null ? null : JSON.stringify(source.nodes),
      ...{ state: 'queued', failure: null, total: null, exclusions: '[]', createdAt: clock.now() },
      ...{ expiresAt: null, fetchedAt: null },
    })
    await jobs.enqueue(db, downloadJob.kind, { id }, { key: id })
    const { sourceName, templateName, nodes } = asked
    await auditChange(context, {
      ...{ act: 'downloads.create', subject: id, label: sourceName ?? templateName },
      after: { mark, templateName, sourceName, nodes, columns: body.columns, format, channel, reason },
    })
    return shown(context, id)
  },

  async cancel(context) {
    const { db, user, clock, params } = context
    const own = { userId: user.id, everybody: false }
    const row = (await queries.find(db, own, params.id)) ?? notFound()
    const cancelled = { state: 'cancelled', finishedAt: clock.now() } as const
    if (!(await queries.change(db, row.id, ['queued', 'running'], cancelled))) conflict('invalid', 'state')
    await auditChange(context, {
      ...{ act: 'downloads.cancel', subject: row.id, label: row.sourceName ?? row.templateName },
      ...{ before: { state: row.state }, after: { state: 'cancelled' } },
    })
    return shown(context, row.id)
  },

  async file(context) {
    const { db, user, clock, params, blobs } = context
    const row = (await queries.find(db, { userId: user.id, everybody: false }, params.id)) ?? notFound()
    if (row.state !== 'ready' || row.blobKey === null) conflict('invalid', 'state')
    const { id, mark, reason, done } = row
    await queries.countFetch(db, id, clock.now())
    await audit(context, 'downloads.file', user.id, { id, mark, reason, rows: done })
    return download({
      filename: fileNameOf(row, user.username),
      mediaType: 'application/octet-stream',
      stream: blobBytes(blobs, row.blobKey),
    })
  },
})

type Named = { id: string; name: string; templateId: string }
const namesOf = (all: readonly Named[], of: { templateId: string }) =>
  all.filter(({ templateId }) => templateId === of.templateId).map(({ id, name }) => ({ id, name }))

type Acting = Pick<Context, 'db' | 'user' | 'clock'>

/** List managers see everybody's downloads. */
const seeingOf = ({ user }: Pick<Acting, 'user'>): queries.Seeing => ({
  userId: user.id,
  everybody: user.permissions.has('LISTAS_GESTIONAR'),
})

async function shown(context: Acting, id: string) {
  const row = (await queries.find(context.db, seeingOf(context), id)) ?? notFound()
  return answerOf(row, context.user.id, context.clock.now())
}

const sourceFields = ['filterId', 'loadId', 'segmentId', 'activationId'] as const

/** The current source. */
async function sourceOf(context: Acting, body: Context<'downloads.create'>['body']) {
  const { db } = context
  const { templateId } = body
  const [field, another] = sourceFields.filter((one) => (body[one] ?? null) !== null)
  if (another !== undefined) refuse('invalid', another)
  if (field === undefined) return { source: 'format', sourceId: null, sourceName: null, nodes: null } as const
  const id = body[field] ?? ''
  if (field === 'filterId') return filterOf(context, templateId, id)
  const { source, find } = named[field]
  const { name } = (await find(db, templateId, id)) ?? refuse('inclusion', field)
  return { source, sourceId: id, sourceName: name, nodes: null }
}

/** The source as of the creation of the file. */
const named = {
  loadId: { source: 'load', find: queries.loadOf },
  segmentId: { source: 'segment', find: queries.segmentOf },
  activationId: { source: 'activation', find: queries.activationOf },
} as const

/** A filter is stored with its tree, so that the log shows who was in the file. */
async function filterOf({ db, user }: Acting, templateId: string, filterId: string) {
  const filter = await filters.find(db, user.id, filterId)
  if (filter?.templateId !== templateId) return refuse('inclusion', 'filterId')
  const format = (await formats.formatOf(db, templateId)) ?? refuse('inclusion', 'templateId')
  if (Object.keys(faultsOf(filter.nodes, format)).length > 0) refuse('invalid', 'filterId')
  return { source: 'filter', sourceId: filterId, sourceName: filter.name, nodes: filter.nodes } as const
}

const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Eight characters that cannot be confused when read out. */
const markOf = (): string => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')

function answerOf(row: queries.Row, userId: string, now: Date) {
  const { displayName, userId: takenBy, columns, nodes, blobKey, templateId, sourceId, ...rest } = row
  void [nodes, blobKey, templateId, sourceId]
  return {
    ...rest,
    person: { id: takenBy, displayName },
    isOwn: takenBy === userId,
    columns: columns.map(({ label }) => label),
    rowsPerSecond: rateOf(row, now),
  }
}

function rateOf({ startedAt, finishedAt, done }: queries.Row, now: Date): number | null {
  if (startedAt === null) return null
  const ms = Math.max(1, (finishedAt ?? now).getTime() - startedAt.getTime())
  return Math.round((done * 1000) / ms)
}
