import { Readable } from 'node:stream'
import { audit, auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { inside } from '#contract/inside.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { withReceived } from '#contract/with-received.ts'
import { download } from '#http/download.ts'
import { discardAll, pagesOf } from './payslip-batch-run.ts'
import * as queries from './payslip-batches.queries.ts'
import * as rules from './payslip-batches.rules.ts'
import * as pages from './payslip-pages.queries.ts'
import { payslipAnalysisJob } from './payslip-analysis.job.ts'
import { payslipPublicationJob } from './payslip-publication.job.ts'
import { takeBatch } from './take-batch.ts'

export const payslipBatchesHandlers: HandlerTable = handlers(
  'payslipBatches',
  {
    async index({ db, query }) {
      const { data, meta } = await queries.list(db, query)
      return { data: data.map(answerOf), meta }
    },

    people: ({ db, query }) => queries.people(db, query),

    show: ({ db, params }) => shown(db, params.id),

    async pages({ db, params, query }) {
      if ((await queries.find(db, params.id)) === undefined) notFound()
      const { data, meta } = await pages.list(db, params.id, query)
      return { data: data.map(pageOf), meta }
    },

    async page(context) {
      const { db, params, query, blobs, user } = context
      const { id, blobKey, state } = (await queries.find(db, params.id)) ?? notFound()
      rules.checkReview({ state })
      const { number = 1 } = query
      if (blobKey === null || !(await pages.has(db, id, number))) return notFound()
      const reader = await pagesOf(blobs, blobKey)
      try {
        const bytes = await reader.extract([number - 1])
        await audit(context, 'payslipBatches.page', user.id, { id, number })
        const stream = Readable.from([bytes])
        return download({ filename: `pagina-${number}.pdf`, mediaType: 'application/pdf', stream })
      } finally {
        await reader.close()
      }
    },

    async create(context) {
      const limitBytes = Math.min(rules.largestBatch, context.settings.uploadBytes)
      const { query, user } = context
      const asked = { month: query.month, kind: query.kind ?? 'ordinary', userId: user.id }
      const id = await withReceived(context, { limitBytes, isDeclared: () => true }, (file) =>
        takeBatch(context, { ...asked, file }, () => Promise.resolve()),
      )
      return shown(context.database.db, id)
    },

    assign: (context) => acting(context, (inner) => assign(context, inner)),
    publish: (context) => acting(context, (inner) => publish(context, inner)),
    cancel: (context) => acting(context, (inner) => cancel(context, inner)),
    retry: (context) => acting(context, (inner) => retry(context, inner)),
  },
  // A file of a hundred megabytes on a slow line must not hold a transaction open.
  { transaction: false },
)

type Acting =
  | Context<'payslipBatches.assign'>
  | Context<'payslipBatches.publish'>
  | Context<'payslipBatches.cancel'>
  | Context<'payslipBatches.retry'>
type Inner = { db: Context['db']; batch: queries.BatchRow }

/** An operation on a locked batch; answers the resulting batch. */
const acting = ({ database, params }: Acting, act: (inner: Inner) => Promise<void>) =>
  database.db.transaction().execute(async (db) => {
    const batch = (await queries.held(db, params.id)) ?? notFound()
    await act({ db, batch })
    return shown(db, batch.id)
  })

async function assign(context: Context<'payslipBatches.assign'>, { db, batch }: Inner): Promise<void> {
  const { employeeId, version } = context.body
  rules.checkReview(batch)
  checkVersion(batch, version)
  if (employeeId !== null && !(await queries.isEmployed(db, employeeId))) refuse('inclusion', 'employeeId')
  const asked = rules.askedPages(context.body)
  const count = await pages.assign(db, batch.id, { numbers: asked, employeeId })
  if (asked !== 'rest' && count < asked.length) refuse('inclusion', 'pages')
  await queries.changeVersion(db, batch.id)
  await auditChange(inside(context, db), {
    ...{ act: 'payslipBatches.assign', subject: batch.id, label: batch.month },
    ...{ before: countsOf(batch), after: countsOf(await queries.find(db, batch.id)) },
    detail: { pages: asked, employeeId },
  })
}

const countsOf = (batch: queries.BatchRow | undefined) => ({
  assigned: batch?.assigned,
  ambiguous: batch?.ambiguous,
  unassigned: batch?.unassigned,
  leftOut: batch?.leftOut,
})

async function publish(context: Context<'payslipBatches.publish'>, { db, batch }: Inner): Promise<void> {
  const { jobs, user, body } = context
  rules.checkPublish(batch)
  checkVersion(batch, body.version)
  const { id, people } = batch
  const values = { state: 'publishing', publishedBy: user.id, done: 0, total: people } as const
  await queries.changeVersion(db, id, values)
  await jobs.enqueue(db, payslipPublicationJob.kind, { id }, { key: id })
  await auditChange(inside(context, db), {
    ...{ act: 'payslipBatches.publish', subject: id, label: batch.month },
    ...{ before: { state: batch.state }, after: { state: 'publishing' }, detail: { people } },
  })
}

async function cancel(context: Context<'payslipBatches.cancel'>, { db, batch }: Inner): Promise<void> {
  const { jobs, clock } = context
  rules.checkCancel(batch)
  const { id, blobKey } = batch
  await queries.changeVersion(db, id, {
    state: 'cancelled',
    failure: null,
    blobKey: null,
    finishedAt: clock.now(),
  })
  await discardAll(jobs, db, id, blobKey)
  await auditChange(inside(context, db), {
    ...{ act: 'payslipBatches.cancel', subject: id, label: batch.month },
    ...{ before: { state: batch.state }, after: { state: 'cancelled' } },
  })
}

/** Continues where it failed: a confirmed batch is published, anything else is read again. */
async function retry(context: Context<'payslipBatches.retry'>, { db, batch }: Inner): Promise<void> {
  rules.checkRetry(batch)
  const { id, publishedBy } = batch
  const [state, { kind }] =
    publishedBy === null
      ? (['uploaded', payslipAnalysisJob] as const)
      : (['publishing', payslipPublicationJob] as const)
  await queries.changeVersion(db, id, { state, failure: null, finishedAt: null })
  await context.jobs.enqueue(db, kind, { id }, { key: id })
  await auditChange(inside(context, db), {
    ...{ act: 'payslipBatches.retry', subject: id, label: batch.month },
    ...{ before: { state: batch.state }, after: { state } },
  })
}

const shown = async (db: Context['db'], id: string) => answerOf((await queries.find(db, id)) ?? notFound())

function answerOf({ createdBy, displayName, blobKey, publishedBy, ...row }: queries.BatchRow) {
  void [blobKey, publishedBy]
  return { ...row, createdBy: { id: createdBy, displayName } }
}

type PageRow = Awaited<ReturnType<typeof pages.list>>['data'][number]

const pageOf = ({ employeeId, displayName, ...row }: PageRow) => ({
  ...row,
  person: employeeId === null ? null : { id: employeeId, displayName: displayName ?? '' },
})
