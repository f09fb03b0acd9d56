import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import * as queries from './legal-holds.queries.ts'

export const legalHoldsHandlers: HandlerTable = handlers('legalHolds', {
  async index({ db, query, clock }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map((row) => answerOf(row, clock.now())), meta }
  },

  async create(context) {
    const { db, body, ids, clock, user } = context
    const held = await heldOf(context, body)
    const id = ids.next()
    await queries.insert(db, { ...held, id, createdAt: clock.now(), createdBy: user.id })
    // The log is permanent: it only states that there is a record, not which.
    await auditChange(context, {
      ...{ act: 'legalHolds.create', subject: id, label: held.reason },
      after: { ...held, record: held.record === null ? null : '***' },
    })
    return shown(context, id)
  },

  async revoke(context) {
    const { db, params, clock, user } = context
    const row = (await queries.find(db, params.id)) ?? notFound()
    const released = { releasedAt: clock.now(), releasedBy: user.id }
    if (!(await queries.release(db, row.id, released))) conflict('invalid', 'id')
    await auditChange(context, {
      ...{ act: 'legalHolds.revoke', subject: row.id, label: row.reason },
      ...{ before: { releasedAt: null }, after: { releasedAt: released.releasedAt } },
    })
    return shown(context, row.id)
  },
})

/** The held record, which must exist. */
async function heldOf({ db, clock }: Acting, body: Context<'legalHolds.create'>['body']) {
  const { templateId, loadId = null, record = null, reason, until = null } = body
  const template = (await queries.templateOf(db, templateId)) ?? refuse('inclusion', 'templateId')
  if (record !== null && !(await queries.hasRecord(db, template.serial, record)))
    refuse('inclusion', 'record')
  if (until !== null && until < dayOf(clock.now())) refuse('invalid', 'until')
  const loadName = loadId === null ? null : await loadNameOf(db, templateId, loadId)
  return { templateId, loadId, loadName, record, reason, until }
}

async function loadNameOf(db: Context['db'], templateId: string, loadId: string): Promise<string> {
  return ((await queries.loadOf(db, templateId, loadId)) ?? refuse('inclusion', 'loadId')).name
}

type Acting = Pick<Context, 'db' | 'clock'>

async function shown({ db, clock }: Acting, id: string) {
  return answerOf((await queries.find(db, id)) ?? notFound(), clock.now())
}

function answerOf(
  { createdBy, displayName, ...hold }: NonNullable<Awaited<ReturnType<typeof queries.find>>>,
  now: Date,
) {
  const isInForce = hold.releasedAt === null && (hold.until === null || hold.until >= dayOf(now))
  return { ...hold, isInForce, createdBy: { id: createdBy, displayName } }
}
