import { Readable } from 'node:stream'
import type { ActivationInputFilled } from '@portal/sdk/contract'
import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { isOutOfTime } from '#db/failures.ts'
import { download } from '#http/download.ts'
import { pdfDownload } from '#pdf/pdf-file.ts'
import { documentOf, proofOf } from './activation-certificate.ts'
import { count } from './activation-queue.queries.ts'
import { activationOfRow } from './activation-of-row.ts'
import { enqueueActivation } from './activations.job.ts'
import * as queries from './activations.queries.ts'
import * as rules from './activations.rules.ts'
import { formatOf } from './filter-format.queries.ts'
import { queueingOf } from './queueing.ts'

export const activationsHandlers: HandlerTable = handlers('activations', {
  async index({ db, query, clock }) {
    const { data, meta } = await queries.list(db, query)
    const serials = data.map(({ serial }) => serial)
    const progress = await queries.progress(db, serials, clock.now())
    return { data: data.map((row) => activationOfRow(row, progress)), meta }
  },

  show: ({ db, params, clock }) => shown(db, params.id, clock.now()),

  async options({ db, clock }) {
    const now = clock.now()
    const today = dayOf(now)
    const segments = await queries.segments(db)
    return {
      segments: segments.map(({ id, name, size, computedAt, mode, columns }) => ({
        ...{ id, name, size: size ?? 0, computedAt: computedAt ?? now },
        isStale: rules.isStale({ mode, computedAt }, now),
        fields: columns.map(({ name: field, label }) => ({ name: field, label })),
      })),
      skills: await queries.skills(db, today),
      lawful: await queries.lawfulHours(db, today),
    }
  },

  async check({ db, body, clock, ids }) {
    const now = clock.now()
    const { activation } = await checked(db, body, { id: ids.next(), now })
    try {
      return await count(db, await queueingOf(db, { ...activation, ordering: body.order }, now))
    } catch (error) {
      return isOutOfTime(error) ? refuse('limit_reached', 'segmentId') : Promise.reject(error as Error)
    }
  },

  create: (context) => activate(context, context.body, null),

  async replace(context) {
    const { db, params, body, clock } = context
    const before = (await queries.lock(db, params.id)) ?? notFound()
    rules.checkEnd(before.state)
    await end(context, before, 'replaced')
    await recorded(context, 'replace', before, clock.now())
    return activate(context, body, before.id)
  },

  async pause(context) {
    const { db, params, clock } = context
    const before = (await queries.lock(db, params.id)) ?? notFound()
    await queries.change(db, before.id, { state: rules.pause(before.state) })
    return recorded(context, 'pause', before, clock.now())
  },

  async resume(context) {
    const { db, params, clock } = context
    const before = (await queries.lock(db, params.id)) ?? notFound()
    await queries.change(db, before.id, { state: rules.resume(before.state) })
    return recorded(context, 'resume', before, clock.now())
  },

  async exhaust(context) {
    const { db, params, clock } = context
    const before = (await queries.lock(db, params.id)) ?? notFound()
    rules.checkEnd(before.state)
    await end(context, before, 'exhausted')
    return recorded(context, 'exhaust', before, clock.now())
  },

  async lists({ db, params }) {
    const { id } = (await queries.find(db, params.id)) ?? notFound()
    return queries.lists(db, id)
  },

  async certificate({ db, params, timeRecord: { key } }) {
    const row = (await queries.find(db, params.id)) ?? notFound()
    const certificate = (await queries.certificate(db, row.id)) ?? notFound()
    const document = documentOf(row, await queries.lists(db, row.id), { certificate, key })
    return pdfDownload(`certificado-${row.name}.pdf`, document)
  },

  async proof({ db, params, timeRecord: { key } }) {
    const row = (await queries.find(db, params.id)) ?? notFound()
    const certificate = (await queries.certificate(db, row.id)) ?? notFound()
    return download({
      filename: `certificado-${row.name}.json`,
      mediaType: 'application/octet-stream',
      stream: Readable.from([proofOf(certificate, key)]),
    })
  },
})

type Acting = Pick<Context, 'db' | 'clock'> & Parameters<typeof auditChange>[0]
type Locked = NonNullable<Awaited<ReturnType<typeof queries.lock>>>

/** Creates an activation, which is prepared after the reply. */
async function activate(
  context: Acting & Pick<Context, 'ids' | 'jobs' | 'user'>,
  body: ActivationInputFilled,
  replacesId: string | null,
) {
  const { db, ids, clock, jobs, user } = context
  const now = clock.now()
  const { activation, window } = await checked(db, body, { id: ids.next(), now })
  if (await queries.overlaps(db, { ...activation, ...window })) refuse('taken', 'startsAt')
  const { name, commercial, maxAttempts, dailyQuota = null } = body
  await queries.insert(db, {
    ...{ ...activation, ...window, name, commercial, maxAttempts, dailyQuota, replacesId },
    ...{ state: 'preparing', ordering: JSON.stringify(body.order), createdAt: now, createdBy: user.id },
  })
  await enqueueActivation(jobs, db, activation.id)
  const after = await shown(db, activation.id, now)
  await auditChange(context, { act: 'activations.create', subject: activation.id, label: name, after: body })
  return after
}

/** The validated input. */
async function checked(db: Db, body: ActivationInputFilled, { id, now }: { id: string; now: Date }) {
  const segment = (await queries.segmentOf(db, body.segmentId)) ?? refuse('inclusion', 'segmentId')
  const skill = (await queries.skillOf(db, body.skillId)) ?? refuse('inclusion', 'skillId')
  rules.checkSegment(segment, now)
  const format = (await formatOf(db, segment.templateId)) ?? refuse('inclusion', 'segmentId')
  rules.checkOrder(body.order, format.fields)
  const window = rules.windowOf(body, await queries.lawfulHours(db, dayOf(now)), now)
  const { templateId, templateSerial } = segment
  return {
    window,
    activation: {
      ...{ id, segmentId: segment.id, segmentSerial: segment.serial, segmentName: segment.name },
      ...{ templateId, templateSerial, skillId: skill.id, quantity: body.quantity ?? null },
    },
  }
}

/** Ends an activation: waiting records are withdrawn, leased ones stay with their agent until finished. */
async function end({ db, clock }: Acting, { id, serial }: Locked, state: 'exhausted' | 'replaced') {
  await queries.change(db, id, { state, endedAt: clock.now() })
  await queries.withdraw(db, serial)
}

async function recorded(context: Acting, act: string, { id, name, state }: Locked, now: Date) {
  const after = await shown(context.db, id, now)
  const [was, is] = [{ state }, { state: after.state }]
  await auditChange(context, { act: `activations.${act}`, subject: id, label: name, before: was, after: is })
  return after
}

async function shown(db: Db, id: string, now: Date) {
  const row = (await queries.find(db, id)) ?? notFound()
  return activationOfRow(row, await queries.progress(db, [row.serial], now))
}
