import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import * as queries from './vacation-plans.queries.ts'
import { serveWaiting } from './serve-waiting.ts'

type Input = Context<'vacationPlans.create'>['body']

export const vacationPlansHandlers: HandlerTable = handlers('vacationPlans', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(answerOf), meta }
  },

  show: ({ db, params }) => shown(db, params.id),

  async create(context) {
    const { db, ids, clock, user, body } = context
    const [id, now] = [ids.next(), clock.now()]
    const made = { createdBy: user.id, createdAt: now, updatedAt: now }
    await queries.insert(db, { ...(await checked(db, id, body)), ...made, id })
    const after = await shown(db, id)
    await auditChange(context, { act: 'vacationPlans.create', subject: id, after })
    return after
  },

  async update(context) {
    const { db, clock, params } = context
    const { version, ...input } = context.body
    const before = (await queries.lock(db, params.id)) ?? notFound()
    checkVersion(before, version)
    await queries.change(db, params.id, {
      ...(await checked(db, params.id, input)),
      updatedAt: clock.now(),
    })
    const after = await shown(db, params.id)
    await serveWaiting(context, params.id)
    await auditChange(context, {
      ...{ act: 'vacationPlans.update', subject: params.id, before: answerOf(before), after },
    })
    return after
  },

  async destroy(context) {
    const { db, params } = context
    const before = answerOf((await queries.lock(db, params.id)) ?? notFound())
    if (await queries.isUsed(db, params.id)) conflict('referenced', 'id')
    await queries.remove(db, params.id)
    await auditChange(context, { act: 'vacationPlans.destroy', subject: params.id, before })
  },
})

async function shown(db: Context['db'], id: string) {
  return answerOf((await queries.find(db, id)) ?? notFound())
}

function answerOf({ skillIds, groupIds, ...row }: queries.Row) {
  void [skillIds, groupIds]
  return row
}

async function checked(db: Context['db'], id: string, input: Input) {
  const { skillIds = [], groupIds = [], validFrom, validUntil = null, rules, needs = [] } = input
  const name = input.name.trim()
  if (name === '') refuse('blank', 'name')
  if (validUntil !== null && validUntil < validFrom) refuse('invalid', 'validUntil', { value: validFrom })
  if (needs.some(({ start, end }) => end <= start)) refuse('invalid', 'needs')
  const claim = { id, skillIds, groupIds, validFrom, validUntil }
  await checkWhose(db, claim)
  const json = { rules: JSON.stringify(rules), needs: JSON.stringify(needs) }
  return { name, skillIds, groupIds, validFrom, validUntil, ...json }
}

/** A plan needs people, and must not overlap another one for the same skill or group. */
async function checkWhose(db: Context['db'], claim: queries.Claim): Promise<void> {
  const { skillIds, groupIds } = claim
  if (skillIds.length + groupIds.length === 0) refuse('blank', 'skillIds')
  const known = await queries.known(db, { skillIds, groupIds })
  if (known.skills < skillIds.length) refuse('inclusion', 'skillIds')
  if (known.groups < groupIds.length) refuse('inclusion', 'groupIds')
  const other = await queries.claimedBy(db, claim)
  if (other !== undefined) refuse('taken', other.isBySkill ? 'skillIds' : 'groupIds', { value: other.name })
}
