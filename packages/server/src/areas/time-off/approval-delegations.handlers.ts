import { auditChange } from '#auth/audit.ts'
import { rightsOf } from '#auth/current-user.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, forbidden, notFound, refuse } from '#contract/refuse.ts'
import { dayOf, stateOf } from '#db/day.ts'
import { decidesOn, type InboxSource, inboxSources } from '#inbox/inbox-source.ts'
import { notify } from '#notices/notify.ts'
import { checkDays, checkLoop, uncovered } from './approval-delegations.rules.ts'
import * as queries from './approval-delegations.queries.ts'

type Reading = Pick<Context, 'db' | 'user' | 'clock'>

export const approvalDelegationsHandlers: HandlerTable = handlers('approvalDelegations', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, context.user.id, context.query)
    return { data: data.map((row) => answerOf(row, dayOf(context.clock.now()))), meta }
  },

  async create(context) {
    const { db, body, user, ids, clock } = context
    const { delegateId, families, startsOn, endsOn } = body
    checkDays(body, dayOf(clock.now()))
    const delegatorId = body.delegatorId ?? user.id
    if (delegatorId !== user.id) checkIsHr(context, families)
    const own = (await delegableOf(context, delegatorId)).map(({ family }) => family)
    for (const family of families)
      if (!own.includes(family)) refuse('inclusion', 'families', { value: family })
    await queries.lock(db)
    checkLoop({ ...body, delegatorId }, await queries.inForce(db, body))
    await checkDelegate(context)
    const id = ids.next()
    const row = { id, delegatorId, delegateId, families: [...families], startsOn, endsOn, createdBy: user.id }
    await queries.insert(db, { ...row, withdrawnAt: null, createdAt: clock.now() })
    const made = await found(context, id)
    await auditChange(context, {
      ...{ act: 'approvalDelegations.create', subject: id, label: labelOf(made) },
      after: { delegate: made.delegate.displayName, families: [...families], startsOn, endsOn },
    })
    await notifyBoth(context, made)
    return made
  },

  async withdraw(context) {
    const { db, params, clock } = context
    await queries.lock(db)
    const before = await found(context, params.id)
    if (!before.canWithdraw || !(await queries.withdraw(db, params.id, clock.now())))
      conflict('invalid', 'state')
    await auditChange(context, {
      ...{ act: 'approvalDelegations.withdraw', subject: before.id, label: labelOf(before) },
      ...{ before: { state: before.state }, after: { state: 'withdrawn' } },
    })
    return found(context, params.id)
  },

  async delegates(context) {
    const { db, user, query, clock } = context
    const userId = query.delegatorId ?? user.id
    const all = await delegableOf(context, userId)
    const own = userId === user.id ? all : asHr(context, all)
    if (own.length === 0) return []
    const anyOf = own.flatMap(({ anyOf: names }) => names)
    const asked = { userId, anyOf, now: clock.now() }
    const people = await queries.holders(db, asked, { search: query.search ?? '' })
    const answers = []
    for (const one of people) {
      const { permissions } = await rightsOf(db, one.id, clock.now())
      const families = own.filter((source) => decidesOn(source, permissions)).map(({ family }) => family)
      if (families.length > 0) answers.push({ ...one, families })
    }
    return answers
  },

  async proposals({ db, user, clock }) {
    const today = dayOf(clock.now())
    const families = delegable(user.permissions).map(({ family }) => family)
    if (families.length === 0) return []
    const times = await queries.timesOff(db, user.id, today)
    const proposed = []
    for (const time of times) {
      const covered = (await queries.inForce(db, time)).filter(({ delegatorId }) => delegatorId === user.id)
      const left = uncovered(time, covered, today)
      if (left !== undefined) proposed.push({ ...left, families })
    }
    return proposed
  },
})

/** The families that somebody can delegate. */
const delegable = (permissions: ReadonlySet<string>): InboxSource[] =>
  inboxSources().filter((source) => source.isDelegable && decidesOn(source, permissions))

/** The same for oneself, or for somebody else if the caller sees everybody and decides as well. */
async function delegableOf({ db, user, clock }: Reading, delegatorId: string): Promise<InboxSource[]> {
  if (delegatorId === user.id) return delegable(user.permissions)
  if (!user.permissions.has('REPORTES_TODOS')) forbidden(['REPORTES_TODOS'])
  if (delegable(user.permissions).length === 0)
    forbidden(inboxSources().flatMap(({ isDelegable, anyOf }) => (isDelegable ? anyOf : [])))
  const { permissions } = await rightsOf(db, delegatorId, clock.now())
  const sources = delegable(permissions)
  return sources.length > 0 ? sources : refuse('inclusion', 'delegatorId')
}

/** Restricts other people's families to those this person could delegate, too. */
function asHr({ user }: Reading, sources: readonly InboxSource[]): InboxSource[] {
  const own = delegable(user.permissions)
  const shared = sources.filter((source) => own.includes(source))
  return shared.length > 0 ? shared : forbidden(sources.flatMap(({ anyOf }) => anyOf))
}

/** A delegation covers all requests of the delegator; nobody can delegate rights they do not have. */
function checkIsHr({ user }: Reading, families: readonly string[]): void {
  if (!user.permissions.has('REPORTES_TODOS')) forbidden(['REPORTES_TODOS'])
  const own = delegable(user.permissions)
  const mayGive = (family: string) => own.some((one) => one.family === family)
  for (const { family, anyOf } of inboxSources())
    if (families.includes(family) && !mayGive(family)) forbidden(anyOf)
}

/** The delegate, and the delegator if somebody else created it. */
async function notifyBoth(context: Context<'approvalDelegations.create'>, made: Answer): Promise<void> {
  const { delegator, delegate, createdBy, startsOn: from, endsOn: until } = made
  await notify(context, {
    ...{ userIds: [delegate.id], kind: 'approvals.delegated', link: '/admin/solicitudes?delegated=true' },
    data: { person: delegator.displayName, from, until },
  })
  if (createdBy.id === delegator.id) return
  await notify(context, {
    ...{
      userIds: [delegator.id],
      kind: 'approvals.standInNamed',
      link: '/admin/solicitudes?tab=delegations',
    },
    data: { person: delegate.displayName, by: createdBy.displayName, from, until },
  })
}

/** Refuses a delegate who may not decide themselves: a delegation lends no permissions. */
async function checkDelegate({ db, body, clock }: Context<'approvalDelegations.create'>): Promise<void> {
  const { permissions } = await rightsOf(db, body.delegateId, clock.now())
  if (permissions.size === 0) refuse('inclusion', 'delegateId')
  const able = delegable(permissions).map(({ family }) => family)
  for (const family of body.families)
    if (!able.includes(family)) refuse('inclusion', 'families', { value: family })
}

async function found({ db, user, clock }: Reading, id: string) {
  return answerOf((await queries.find(db, user.id, id)) ?? notFound(), dayOf(clock.now()))
}

function answerOf(row: queries.Row, today: string) {
  const { id, families, startsOn, endsOn, createdAt, withdrawnAt } = row
  const state = withdrawnAt === null ? stateOf(row, today) : ('withdrawn' as const)
  return {
    ...{ id, families, startsOn, endsOn, createdAt, withdrawnAt, state },
    delegator: { id: row.delegatorId, displayName: row.delegatorName },
    delegate: { id: row.delegateId, displayName: row.delegateName },
    createdBy: { id: row.createdBy, displayName: row.makerName },
    canWithdraw: state === 'planned' || state === 'current',
  }
}

type Answer = ReturnType<typeof answerOf>
const labelOf = ({ delegator, delegate }: Answer) => `${delegator.displayName} · ${delegate.displayName}`
