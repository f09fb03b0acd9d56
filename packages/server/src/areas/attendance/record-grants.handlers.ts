import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse, refuseAll } from '#contract/refuse.ts'
import { reachOf } from '#db/reach.ts'
import { notify } from '#notices/notify.ts'
import { periodOf } from './asked-period.ts'
import { grantReach, heldGrant } from './held-grant.ts'
import * as queries from './record-grants.queries.ts'
import { wrongWith } from './record-grants.rules.ts'
import { isWholeCenter, outOfReach } from './record-package-people.queries.ts'
import { checkPeriod } from './record-packages.handlers.ts'
import { recordView } from './record-views.queries.ts'
import { answerOf as dayAnswerOf } from './workday-answer.ts'
import * as workdays from './workdays.queries.ts'

const looker = ({ user, clock }: Pick<Context, 'user' | 'clock'>): queries.Looker => ({
  userId: user.id,
  isAll: user.permissions.has('REGISTRO_CONCEDER'),
  now: clock.now(),
})

export const recordGrantsHandlers: HandlerTable = handlers('recordGrants', {
  async index(context) {
    const all = looker(context)
    const { own = false, ...asked } = context.query
    const { data, meta } = await queries.list(context.db, { ...all, isAll: all.isAll && !own }, asked)
    return { data: data.map(answerOf), meta }
  },

  async create(context) {
    const { db, ids, clock, user, body } = context
    const { userId, role, from, until, reason, workCenterId = null } = body
    const now = clock.now()
    const askedStart = body.startsAt ? new Date(body.startsAt) : undefined
    const startsAt = askedStart ?? now
    const endsAt = new Date(body.endsAt)
    checkPeriod(from, until)
    refuseAll(wrongWith({ ...body, startsAt: askedStart, endsAt }, { giverId: user.id, now }))
    await checkNamed(context)
    const employeeIds = workCenterId === null ? [...new Set(body.employeeIds)] : null
    const row = {
      ...{ id: ids.next(), userId, role, employeeIds, workCenterId, fromDay: from, untilDay: until },
      ...{ startsAt, endsAt, reason, grantedBy: user.id, createdAt: now, revokedAt: null, revokedBy: null },
    }
    await queries.insert(db, row)
    const given = (await queries.find(db, looker(context), row.id)) ?? notFound()
    await auditChange(context, {
      ...{ act: 'recordGrants.create', subject: row.id, label: given.displayName },
      after: { userId, role, employeeIds, workCenterId, from, until, startsAt, endsAt, reason },
    })
    await notify(context, {
      ...{
        userIds: [userId],
        kind: 'clock.recordGranted',
        link: '/admin/accesos/accesosEmpleados?tab=granted',
      },
      data: { person: user.displayName, from, until },
    })
    return answerOf(given)
  },

  async revoke(context) {
    const { db, params, user, clock } = context
    const row = (await queries.find(db, looker(context), params.id)) ?? notFound()
    if (!(await queries.revoke(db, row.id, { revokedAt: clock.now(), revokedBy: user.id })))
      conflict('invalid', 'state')
    await auditChange(context, {
      ...{ act: 'recordGrants.revoke', subject: row.id, label: row.displayName },
      ...{ before: { state: row.state }, after: { state: 'revoked' } },
    })
    return answerOf((await queries.find(db, looker(context), row.id)) ?? notFound())
  },

  async days(context) {
    const { db, params, query } = context
    const grant = await heldGrant(context, params.id)
    const until = least(query.until ?? grant.until, grant.until)
    const from = most(query.from ?? `${until.slice(0, 8)}01`, grant.from)
    const period = await periodOf(context, from, until)
    const { data, meta } = await workdays.list(db, grantReach(context, grant), period, query)
    const read = [...new Set(data.map(({ employeeId }) => employeeId))]
    await recordView(context, read, { what: 'days', grantId: grant.id, from, until })
    return { data: data.map((day) => minimized(dayAnswerOf(day), grant.role)), meta }
  },
})

/** Representatives read beginning, end and totals. */
function minimized<Day extends { incidents: readonly unknown[] }>(day: Day, role: queries.Row['role']): Day {
  return role === 'inspector' ? day : { ...day, incidents: [] }
}

const least = (one: string, other: string) => (one < other ? one : other)
const most = (one: string, other: string) => (one > other ? one : other)

/** Checks that the holder, the people and the work center exist, and that nobody grants beyond their own reach. */
async function checkNamed(context: Context<'recordGrants.create'>): Promise<void> {
  const { db, body } = context
  const { userId, employeeIds = [], workCenterId = null } = body
  if (!(await queries.isUser(db, userId))) refuse('invalid', 'userId')
  const reach = reachOf(context)
  if (workCenterId !== null && !(await queries.isCenter(db, workCenterId))) refuse('invalid', 'workCenterId')
  if (workCenterId !== null && !(await isWholeCenter(db, reach, workCenterId, body)))
    refuse('out_of_reach', 'workCenterId')
  if ((await outOfReach(db, reach, employeeIds)) > 0) refuse('out_of_reach', 'employeeIds')
}

/** A grant as answered. */
function answerOf({ userId, displayName, grantedBy, giver, employeeIds, workCenterId, ...row }: queries.Row) {
  void [employeeIds, workCenterId]
  return {
    ...row,
    holder: { id: userId, displayName },
    grantedBy: { id: grantedBy, displayName: giver },
  }
}
