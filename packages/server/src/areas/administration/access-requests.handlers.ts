import { permissionById, permissionByName, permissions as catalogue } from '@portal/permissions'
import { auditChange } from '#auth/audit.ts'
import { isMeant, labelOf } from '#auth/permission-words.ts'
import { requireFresh, requireSecondFactor } from '#auth/freshness.ts'
import { requiringHolder, lockRights } from '#auth/permission-holders.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { othersHolding } from '#db/holders.ts'
import { notify } from '#notices/notify.ts'
import {
  canDecide,
  checkAsked,
  checkDecision,
  checkRevocation,
  decides,
  deciding,
  endOf,
  lastDayOf,
} from './access-requests.rules.ts'
import * as queries from './access-requests.queries.ts'

const decidingId = permissionByName(deciding)?.id ?? 0

export const accessRequestsHandlers: HandlerTable = handlers('accessRequests', {
  async index({ db, user, query, clock }) {
    const { mine = false, permission, ...asked } = query
    const isOwn = mine || !decides(user.permissions)
    const wanted = {
      ...asked,
      userId: isOwn ? user.id : undefined,
      // An unknown permission name is refused.
      permissionId: permission === undefined ? undefined : (permissionByName(permission)?.id ?? 0),
      foundPermissionIds: foundIn(asked.search, user.locale),
    }
    const { data, meta } = await queries.list(db, wanted, clock.now())
    return { data: data.map((row) => answerOf(row, user)), meta }
  },

  async create(context) {
    const { db, body, user, ids, clock } = context
    const permission = checkAsked(permissionByName(body.permission), user.permissions)
    const id = ids.next()
    const { reason, page = null } = body
    const nothingYet = { decidedBy: null, decidedAt: null, decision: null, endsOn: null }
    const request = { id, userId: user.id, permissionId: permission.id, reason, page, ...nothingYet }
    const isNew = await queries.insert(db, { ...request, createdAt: clock.now() })
    if (!isNew) refuse('taken', 'permission')
    const after = { state: 'pending', permission: permission.name, reason, page }
    await recordChange(context, 'create', { person: user, request, after })
    await notify(context, {
      userIds: await othersHolding(db, { besides: user.id, permissionId: decidingId, now: clock.now() }),
      kind: 'access.requested',
      data: { person: user.displayName, permission: permission.name },
      link: '/admin/solicitudes',
    })
    return answered(context, id)
  },

  async approve(context) {
    const { db, body, user, clock, bus } = context
    await requireFresh(context)
    await requireSecondFactor(context)
    await lockRights(context)
    const { request, permission } = await undecided(context)
    const now = clock.now()
    const { userId, permissionId } = request
    const grantedBy = user.id
    const asked = endOf(body.endsOn, now)
    const endsAt = await queries.endWithin(db, { giverId: user.id, permissionId, endsAt: asked })
    const given = { userId, permissionId, requestId: request.id, grantedBy, grantedAt: now, endsAt }
    // A permanent grant may be replaced by a temporary one.
    const before = await requiringHolder(context, 'endsOn', () => queries.grant(db, given))
    await queries.decide(db, request.id, {
      state: 'approved',
      decidedBy: user.id,
      decidedAt: now,
      decision: body.reason ?? null,
      endsOn: lastDayOf(endsAt),
    })
    await recordChange(context, 'approve', {
      person: await personOf(db, userId),
      request,
      before: {
        state: 'pending',
        permission: before === null ? null : permission,
        endsAt: before?.endsAt ?? null,
      },
      after: { state: 'approved', permission, endsAt },
      reason: body.reason,
    })
    bus.publish('user.changed', { userId })
    await notifyOfDecision(context, request, request.page ?? '/admin/solicitudes?tab=access')
    return answered(context, request.id)
  },

  async reject(context) {
    const { db, body, user, clock } = context
    const { request } = await undecided(context)
    await queries.decide(db, request.id, {
      state: 'rejected',
      decidedBy: user.id,
      decidedAt: clock.now(),
      decision: body.reason,
      endsOn: null,
    })
    await recordChange(context, 'reject', {
      person: await personOf(db, request.userId),
      request,
      before: { state: 'pending' },
      after: { state: 'rejected' },
      reason: body.reason,
    })
    await notifyOfDecision(context, request, '/admin/solicitudes?tab=access')
    return answered(context, request.id)
  },

  async revoke(context) {
    const { db, params, body, user, clock, bus } = context
    await requireFresh(context)
    await requireSecondFactor(context)
    await lockRights(context)
    const request = (await queries.lock(db, params.id)) ?? notFound()
    checkRevocation({ ...request, permission: nameOf(request.permissionId) }, user)
    const taken = await requiringHolder(context, 'permission', () => queries.takeBack(db, request.id))
    const before = taken ?? conflict('invalid', 'state')
    const { userId, permissionId, endsOn } = request
    const decided = { decidedBy: user.id, decidedAt: clock.now(), decision: body.reason }
    await queries.decide(db, request.id, { ...decided, state: 'revoked', endsOn })
    const permission = nameOf(permissionId)
    await recordChange(context, 'revoke', {
      person: await personOf(db, userId),
      request,
      before: { state: 'approved', permission, endsAt: before.endsAt },
      after: { state: 'revoked', permission: null, endsAt: null },
      reason: body.reason,
    })
    bus.publish('user.changed', { userId })
    const data = { permission, reason: body.reason }
    await notify(context, {
      userIds: [userId],
      kind: 'access.revoked',
      data,
      link: '/admin/solicitudes?tab=access',
    })
    return answered(context, request.id)
  },

  async withdraw(context) {
    const { db, params, user, clock } = context
    const request = await queries.lock(db, params.id)
    if (request?.userId !== user.id) return notFound()
    if (request.state !== 'pending') return conflict('invalid', 'state')
    const decided = { decidedBy: user.id, decidedAt: clock.now(), decision: null, endsOn: null }
    await queries.decide(db, request.id, { ...decided, state: 'withdrawn' })
    await recordChange(context, 'withdraw', {
      person: user,
      request,
      before: { state: 'pending' },
      after: { state: 'withdrawn' },
    })
    return answered(context, request.id)
  },
})

type RequestChange = {
  person: { id: string; displayName: string }
  request: { id: string; permissionId: number }
  before?: object
  after: object
  reason?: string | undefined
}

/** A request is logged in the history of its author, because it changes their permissions. */
function recordChange(
  context: Parameters<typeof auditChange>[0],
  act: string,
  { person, request, before, after, reason }: RequestChange,
): Promise<void> {
  return auditChange(context, {
    act: `accessRequests.${act}`,
    subject: person.id,
    label: person.displayName,
    before,
    after,
    detail: {
      requestId: request.id,
      permission: nameOf(request.permissionId),
      ...(reason ? { reason } : {}),
    },
  })
}

const personOf = async (db: Context['db'], id: string) => (await queries.person(db, id)) ?? notFound()

async function answered({ db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>, id: string) {
  return answerOf(await queries.find(db, id, clock.now()), user)
}

/** The request in the path, locked for a decision that this person may take. */
async function undecided({
  db,
  params,
  user,
}: Context<'accessRequests.approve'> | Context<'accessRequests.reject'>) {
  const request = (await queries.lock(db, params.id)) ?? notFound()
  const permission = nameOf(request.permissionId)
  checkDecision({ ...request, permission }, user)
  return { request, permission }
}

function notifyOfDecision(
  context: Context<'accessRequests.approve'> | Context<'accessRequests.reject'>,
  { userId, permissionId }: { userId: string; permissionId: number },
  link: string,
): Promise<void> {
  const data = { permission: nameOf(permissionId) }
  return notify(context, { userIds: [userId], kind: 'access.decided', data, link })
}

function answerOf(row: queries.RequestRow, user: Context['user']) {
  const { userId, permissionId, personName, deciderId, deciderName, isHeld, ...request } = row
  const permission = nameOf(permissionId)
  return {
    ...request,
    person: { id: userId, displayName: personName },
    permission,
    permissionLabel: labelOf(permission),
    decidedBy: deciderId === null ? null : { id: deciderId, displayName: deciderName ?? '' },
    canRevoke:
      request.state === 'approved' &&
      isHeld &&
      decides(user.permissions) &&
      userId !== user.id &&
      user.permissions.has(permission),
    canDecide: canDecide({ userId, state: request.state, permission }, user),
  }
}

/** A permission that has since left the catalogue is shown by its number. */
const nameOf = (permissionId: number): string => permissionById(permissionId)?.name ?? String(permissionId)

const foundIn = (search: string | undefined, locale: Context['user']['locale']): number[] =>
  search ? catalogue.filter(({ name }) => isMeant(name, search, locale)).map(({ id }) => id) : []
