import { audit, auditChange } from '#auth/audit.ts'
import { checkMayList } from '#contract/ask-list.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, forbidden, notFound, refuse } from '#contract/refuse.ts'
import { reachOf } from '#db/reach.ts'
import { download } from '#http/download.ts'
import { mostPdfRows } from '#reports/report-file.ts'
import { type Reader, readerOf } from '#reports/report-words.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import { checkAsked, countAsked, queryOfDay, tryAsked } from './report-asked.ts'
import * as definitions from './report-definitions.queries.ts'
import { reportReach } from './report-reach.ts'
import * as queries from './report-runs.queries.ts'
import { startRun } from './start-run.ts'

export const reportRunsHandlers: HandlerTable = handlers('reportRuns', {
  async index({ db, user, clock, query }) {
    const { data, meta } = await queries.list(db, user.id, query)
    return { data: data.map((row) => answerOf(row, readerOf(user), clock.now())), meta }
  },

  show: (context) => shown(context, context.params.id),

  async create(context) {
    const { user, body } = context
    const wanted = await wantedOf(context, body)
    checkMayList(wanted.report, user)
    await checkRows(context, wanted)
    const id = await startRun(context, { ...wanted, userId: user.id, isScheduled: false })
    const { report, query, format } = wanted
    await auditChange(context, {
      ...{ act: 'reportRuns.create', subject: id, label: titleOf(wanted, readerOf(user)) },
      after: { report, query, format },
    })
    return shown(context, id)
  },

  async cancel(context) {
    const { db, user, clock, params } = context
    const row = (await queries.find(db, user.id, params.id)) ?? notFound()
    const cancelled = { state: 'cancelled', finishedAt: clock.now() } as const
    if (!(await queries.change(db, row.id, ['queued', 'running'], cancelled))) conflict('invalid', 'state')
    await auditChange(context, {
      ...{ act: 'reportRuns.cancel', subject: row.id, label: titleOf(row, readerOf(user)) },
      ...{ before: { state: row.state }, after: { state: 'cancelled' } },
    })
    return shown(context, row.id)
  },

  async file(context) {
    const { db, user, clock, params, blobs } = context
    const row = (await queries.find(db, user.id, params.id)) ?? notFound()
    checkMayList(row.report, user)
    const lost = row.reach.filter((name) => !user.permissions.has(name))
    if (lost.length > 0) forbidden(lost)
    if (await queries.hasLost(db, reachOf(context), row.people)) forbidden()
    if (row.state !== 'ready' || row.blobKey === null) conflict('invalid', 'state')
    const { id, report, query, format, done } = row
    await queries.countFetch(db, id, clock.now())
    await audit(context, 'reportRuns.file', user.id, { id, report, query, rows: done })
    return download({
      filename: `${titleOf(row, readerOf(user))}.${format}`,
      mediaType: 'application/octet-stream',
      stream: blobBytes(blobs, row.blobKey),
    })
  },
})

type Acting = Pick<Context, 'db' | 'user' | 'clock'>

async function shown({ db, user, clock }: Acting, id: string) {
  const row = (await queries.find(db, user.id, id)) ?? notFound()
  return answerOf(row, readerOf(user), clock.now())
}

type Asking = Context<'reportRuns.create'>

/** What to create: from a visible definition, or from the request. */
async function wantedOf({ db, clock, user }: Acting, body: Asking['body']) {
  const { definitionId = null, report, query = '', columns = [], format } = body
  if (definitionId !== null) {
    const reach = await reportReach(db, user, clock.now())
    const row = (await definitions.find(db, reach, definitionId)) ?? notFound()
    const zone = row.timeZone ?? user.timeZone ?? 'UTC'
    return {
      ...{ definitionId, name: row.name, report: row.report, columns: row.columns, format: row.format },
      query: queryOfDay(row, clock.now(), zone),
    }
  }
  if (report === undefined) return refuse('blank', 'report')
  if (format === undefined) return refuse('blank', 'format')
  checkMayList(report, user)
  checkAsked({ report, query, columns, period: null })
  return { definitionId, name: null, report, query, columns, format }
}

/** Only a PDF has a row limit: for other formats nothing is counted first. */
async function checkRows(
  context: Acting,
  { report, query, format }: Pick<queries.Row, 'report' | 'query' | 'format'>,
): Promise<void> {
  if (format !== 'pdf') return tryAsked(context, report, query)
  if ((await countAsked(context, report, query)) > mostPdfRows)
    refuse('limit_reached', 'format', { count: mostPdfRows })
}

/** The name of a run. */
const titleOf = ({ name, report }: Pick<queries.Row, 'name' | 'report'>, { words }: Reader): string =>
  name ?? words.reports[report].label

function answerOf(row: queries.Row, reader: Reader, now: Date) {
  const { userId, columns, blobKey, reach, people, ...rest } = row
  void [userId, columns, blobKey, reach, people]
  return { ...rest, name: titleOf(row, reader), rowsPerSecond: rateOf(row, now) }
}

function rateOf({ startedAt, finishedAt, done }: queries.Row, now: Date): number | null {
  if (startedAt === null) return null
  const ms = Math.max(1, (finishedAt ?? now).getTime() - startedAt.getTime())
  return Math.round((done * 1000) / ms)
}
