import { audit, auditChange } from '#auth/audit.ts'
import { requireFresh } from '#auth/freshness.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { download } from '#http/download.ts'
import { notify } from '#notices/notify.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import { ownHours } from './month-hours.ts'
import { envelopeOf } from './payslip-envelope.ts'
import * as queries from './payslips.queries.ts'
import { fileName, isUnread, toDateOf } from './payslips.rules.ts'

export const payslipsHandlers: HandlerTable = handlers('payslips', {
  async own({ db, user, query, clock }) {
    const years = await queries.years(db, user.id)
    const year = query.year ?? years[0] ?? clock.now().getUTCFullYear()
    const payslips = await queries.ofYear(db, user.id, year)
    const { unread } = query
    const asked = payslips.filter((one) => unread === undefined || isUnread(one) === unread)
    return { year, years, payslips: asked, toDate: toDateOf(payslips) }
  },

  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(answerOf), meta }
  },

  async show(context) {
    const { db, user, params } = context
    const row = (await queries.findOwn(db, user.id, params.id)) ?? notFound()
    return {
      ...row,
      hours: row.kind === 'ordinary' ? await ownHours(context as Context, row.month) : null,
      versions: await queries.versions(db, user.id, row),
    }
  },

  async file(context) {
    const { db, user, clock, params } = context
    const publishes = user.permissions.has('NOMINAS_PUBLICAR')
    const row = (await queries.readable(db, { userId: user.id, publishes }, params.id)) ?? notFound()
    const { id, employeeId, month } = row
    if (employeeId === user.id) await queries.see(db, id, clock.now())
    else await audit(context, 'payslips.file', user.id, { id, employeeId, month })
    return pdfOf(context, row)
  },

  async export(context) {
    const row = await delivered(context)
    await queries.deliver(context.db, row.id, context.clock.now(), null)
    return pdfOf(context, row)
  },

  async envelope(context) {
    const row = await delivered(context)
    const { db, clock } = context
    const { stream, hoursHash } = await envelopeOf(context as Context, row)
    await queries.deliver(db, row.id, clock.now(), hoursHash)
    return download({ filename: `${fileName(row)}.zip`, mediaType: 'application/octet-stream', stream })
  },

  async remind(context) {
    const { db, clock, body } = context
    const { month } = body
    const now = clock.now()
    const { all, userIds } = await queries.remindOnce(db, { month, today: dayOf(now), now })
    const counts = { notified: userIds.length, alreadyNotified: all - userIds.length }
    await auditChange(context, { act: 'payslips.remind', subject: month, label: month, after: counts })
    const link = `/nominas?year=${month.slice(0, 4)}`
    await notify(context, { userIds, kind: 'payslips.due', data: { month }, link })
    return counts
  },

  async withdraw(context) {
    const { db, clock, params, body } = context
    const row = (await queries.findPublished(db, params.id)) ?? notFound()
    if (!(await queries.withdraw(db, row.id, clock.now()))) conflict('invalid', 'state')
    const { id, employeeId, month, version, state } = row
    await auditChange(context, {
      ...{ act: 'payslips.withdraw', subject: id, label: month },
      ...{ before: { state }, after: { state: 'withdrawn' } },
      detail: { employeeId, version, reason: body.reason },
    })
    return answerOf((await queries.findPublished(db, id)) ?? notFound())
  },
})

/** One's own payslip to be downloaded, after a recent confirmation of the password. */
async function delivered(
  context: Context<'payslips.export'> | Context<'payslips.envelope'>,
): Promise<queries.ReadableRow> {
  const { db, user, params } = context
  const row = (await queries.readable(db, { userId: user.id, publishes: false }, params.id)) ?? notFound()
  await requireFresh(context)
  await audit(context, 'payslips.export', user.id, { id: row.id, month: row.month, version: row.version })
  return row
}

const pdfOf = ({ blobs }: Pick<Context, 'blobs'>, row: queries.ReadableRow) =>
  download({
    filename: `${fileName(row)}.pdf`,
    mediaType: 'application/pdf',
    stream: blobBytes(blobs, row.blobKey),
  })

const answerOf = ({ employeeId, displayName, ...row }: queries.PublishedRow) => ({
  ...row,
  person: { id: employeeId, displayName },
})
