import { permissionByName } from '@portal/permissions'
import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import {
  checkChange,
  checkDecision,
  checkInterval,
  checkOpen,
  effectOf,
  managing,
  moved,
  reopened,
  seenBy,
} from './incidents.rules.ts'
import {
  answered,
  checkPeople,
  note,
  post,
  rowOf,
  seen,
  notifyOfIncident,
  write,
  writerOf,
} from './incidents.ts'
import { assign, bulk, checkAssignee, close } from './incidents-bulk.ts'
import { advance, follow } from './incident-workflow-acts.ts'
import { followable } from './workflow-ways.queries.ts'
import { checkByHand } from './incident-workflow.rules.ts'
import { create } from './incidents-create.ts'
import { importIncidents } from './incidents-import.ts'
import * as reach from './incident-people.queries.ts'
import * as queries from './incidents.queries.ts'
import * as times from './justified-times.queries.ts'
import { justifiedMinutes } from '#time-record/justified-minutes.queries.ts'

const managingId = permissionByName(managing)?.id ?? 0
const mostDays = 92
const dayMs = 86_400_000

export const incidentsHandlers: HandlerTable = handlers('incidents', {
  async index({ db, user, query }) {
    const { assignee, mine = false, ...asked } = query
    const mineOf = mine ? user.id : undefined
    const assigneeId = assignee === 'me' ? user.id : assignee === 'nobody' ? null : undefined
    const { data, meta } = await queries.list(db, { ...asked, assigneeId, mineOf, seenBy: seenBy(user) })
    return { data: data.map(rowOf), meta }
  },

  show: (context) => answered(context, context.params.id),

  async create(context) {
    return answered(context, await create(context, context.body, context.user.id))
  },

  async patch(context) {
    const { db, body, user, clock } = context
    const before = await seen(context)
    const { version, peopleIds, affectsTime, startsAt, endsAt, ...own } = body
    checkChange(before, user)
    checkOpen(before, user)
    checkVersion(before, version)
    const rests = [peopleIds, affectsTime, startsAt, endsAt].some((value) => value !== undefined)
    if (rests && before.timeEffect === 'accepted') conflict('referenced', 'timeEffect')
    const interval = {
      startsAt: startsAt === undefined ? before.startsAt : new Date(startsAt),
      endsAt: endsAt === undefined ? before.endsAt : endsAt === null ? null : new Date(endsAt),
    }
    checkInterval(interval, clock.now())
    if (peopleIds !== undefined) {
      // People named by somebody else stay, whether or not this person might name them.
      await checkPeople(
        context,
        peopleIds.filter((id) => !before.peopleIds.includes(id)),
      )
      await queries.setPeople(db, before.id, peopleIds)
    }
    const timeEffect = effectOf(before.timeEffect, affectsTime)
    return write(context, 'patch', before, { ...own, ...interval, timeEffect })
  },

  async assign(context) {
    const { userId } = context.body
    const before = await seen(context)
    await checkAssignee(context, userId)
    return assign(context, before, userId)
  },

  async answer(context) {
    const { body } = context
    const before = await seen(context)
    if (before.state === 'closed') conflict('invalid', 'state')
    const messageId = await (body.internal ? note : post)(context, before, body.text)
    await auditChange(context, {
      act: 'incidents.answer',
      subject: before.id,
      label: before.title,
      after: { message: body.text, ...(body.internal ? { internal: true } : {}) },
      detail: { messageId },
    })
    return answered(context, before.id)
  },

  async resolve(context) {
    const { body, clock } = context
    const before = await seen(context)
    checkByHand(before)
    const endsAt = before.endsAt ?? clock.now()
    const values = { state: moved('resolve', before), resolution: body.resolution, endsAt }
    await notifyOfIncident(context, before, [before.reporterId], 'incidents.resolved')
    return write(context, 'resolve', before, values)
  },

  close: async (context) => close(context, await seen(context)),

  bulk,

  import: importIncidents,

  follow,

  advance,

  workflows: ({ db }) => followable(db),

  async reopen(context) {
    const before = await seen(context)
    checkChange(before, context.user)
    checkByHand(before)
    const state = reopened(before)
    await post(context, before, context.body.text)
    return write(context, 'reopen', before, { state })
  },

  async approve(context) {
    const { db, user } = context
    const before = await seen(context)
    checkDecision(before, user)
    if (before.timeEffect === 'accepted') conflict('invalid', 'timeEffect')
    const { id: incidentId, startsAt, endsAt, peopleIds } = before
    const rows = peopleIds.map((userId) => ({ incidentId, userId, startsAt, endsAt: endsAt ?? startsAt }))
    await times.justify(db, incidentId, rows)
    await notifyOfIncident(context, before, peopleIds, 'incidents.justified')
    return write(context, 'approve', before, { timeEffect: 'accepted' })
  },

  async reject(context) {
    const { db, body, user } = context
    const before = await seen(context)
    if (before.timeEffect === 'none' || before.timeEffect === 'rejected') conflict('invalid', 'timeEffect')
    checkDecision({ ...before, endsAt: before.endsAt ?? before.startsAt }, user)
    await times.justify(db, before.id, [])
    await post(context, before, body.text)
    return write(context, 'reject', before, { timeEffect: 'rejected' })
  },

  people: (context) => reach.affectable(context.db, writerOf(context), context.query),

  assignees: ({ db, clock }) => reach.holders(db, managingId, clock.now()),

  async justifiedTime({ db, user, query }) {
    const { from, to, userId } = query
    const days = (Date.parse(to) - Date.parse(from)) / dayMs
    if (days < 0 || days > mostDays) refuse('invalid', 'to')
    const only = seenBy(user)
    if (only !== undefined && userId !== undefined && userId !== only) return []
    return justifiedMinutes(db, { from, to, userId: only ?? userId })
  },
})
