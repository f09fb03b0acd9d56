import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { dayOf } from '#db/day.ts'
import { publish, resultsOf } from './vacation-bidding.ts'
import { planOf } from './vacation-places.queries.ts'
import * as queries from './vacation-periods.queries.ts'

type Input = Context<'vacationPeriods.create'>['body']

export const vacationPeriodsHandlers: HandlerTable = handlers('vacationPeriods', {
  async index({ db, clock, query }) {
    const { data, meta } = await queries.list(db, dayOf(clock.now()), query)
    return { data: data.map(answerOf), meta }
  },

  async create(context) {
    const { db, ids, clock, user, body } = context
    const [id, now] = [ids.next(), clock.now()]
    const made = { createdBy: user.id, createdAt: now, updatedAt: now }
    await queries.insert(db, { ...(await checked(db, id, body)), ...made, id })
    const after = await shown(context, id)
    await auditChange(context, { act: 'vacationPeriods.create', subject: id, after })
    return after
  },

  async update(context) {
    const { db, clock, params } = context
    const { version, ...input } = context.body
    const before = await unpublished(context)
    checkVersion(before, version)
    const row = await checked(db, params.id, input)
    await queries.change(db, params.id, { ...row, lateNotifiedOn: null, updatedAt: clock.now() })
    await queries.moveAnswers(db, before, row.answerBy)
    const after = await shown(context, params.id)
    await auditChange(context, {
      ...{ act: 'vacationPeriods.update', subject: params.id, before: answerOf(before), after },
    })
    return after
  },

  async destroy(context) {
    const before = await unpublished(context)
    await queries.remove(context.db, before.id)
    await auditChange(context, {
      ...{ act: 'vacationPeriods.destroy', subject: before.id, before: answerOf(before) },
    })
  },

  results: (context) => resultsOf(context, context.params.id),
  publish: (context) => publish(context),
})

type Reading = Pick<Context, 'db' | 'clock'>

async function shown({ db, clock }: Reading, id: string) {
  return answerOf((await queries.find(db, dayOf(clock.now()), id)) ?? notFound())
}

/** A period with unpublished results, locked. */
async function unpublished({ db, clock, params }: Reading & { params: { id: string } }) {
  const row = (await queries.lock(db, dayOf(clock.now()), params.id)) ?? notFound()
  return row.publishedAt === null ? row : conflict('read_only', 'state')
}

function answerOf({ planId, planName, ...row }: queries.Row) {
  return { ...row, plan: { id: planId, name: planName } }
}

async function checked(db: Context['db'], id: string, input: Input) {
  const { planId, opensOn, closesOn, answerBy, startsOn, endsOn } = input
  const name = input.name.trim()
  if (name === '') refuse('blank', 'name')
  if (closesOn < opensOn) refuse('invalid', 'closesOn', { value: opensOn })
  if (answerBy < closesOn) refuse('invalid', 'answerBy', { value: closesOn })
  if (endsOn < startsOn) refuse('invalid', 'endsOn', { value: startsOn })
  if ((await planOf(db, planId)) === undefined) refuse('inclusion', 'planId')
  const other = await queries.overlapping(db, id, input)
  if (other !== undefined) refuse('taken', 'startsOn', { value: other.name })
  return { ...input, name }
}
