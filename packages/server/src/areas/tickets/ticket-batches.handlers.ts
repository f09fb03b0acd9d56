import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { grouped } from '#db/grouped.ts'
import { enqueueBatch, runNow } from './ticket-batches.job.ts'
import * as queries from './ticket-batches.queries.ts'
import { atOnce, canUndo, checkUndo } from './ticket-batches.rules.ts'
import { notifyOfBatch } from './ticket-notices.ts'
import { type Asked, type Planned, planned } from './ticket-plan.ts'
import { along } from './ticket-plan.queries.ts'
import type { Capable } from './ticket-people.queries.ts'
import { managing } from './tickets.rules.ts'

/** How many rows a preview shows. */
const shownRows = 200

export const ticketBatchesHandlers: HandlerTable = handlers('ticketBatches', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, ofUser(context), context.query)
    return { data: data.map((row) => batchOf(row, context.clock.now())), meta }
  },

  show: (context) => answered(context, context.params.id),

  async rows(context) {
    const { id } = await found(context, context.params.id)
    return queries.rows(context.db, id, context.query)
  },

  async preview(context) {
    const { db, body } = context
    const { plan, people } = await planned(context, body)
    const names = new Map(people.map(({ id, displayName }) => [id, { id, displayName }]))
    for (const { assignee } of plan) if (assignee !== null) names.set(assignee.id, assignee)
    const isMove = body.kind === 'reassign'
    const what = isMove
      ? await along(
          db,
          plan.map(({ id }) => id),
        )
      : nothing
    return {
      ...{ total: plan.length, refused: plan.filter(({ error }) => error !== null).length },
      people: sharesOf(plan, people),
      rows: plan.slice(0, shownRows).map(({ id, number, subject, assignee, goal, why, error }) => ({
        ...{ ticketId: id, number, subject, from: assignee, why, error },
        to: names.get(goal.assigneeId ?? '') ?? null,
      })),
      along: { ...what, loseAssignee: isMove ? plan.filter(loses).length : 0 },
    }
  },

  async create(context) {
    const { db, body, ids, clock, user, jobs } = context
    if (body.kind === 'reassign' && body.reason === undefined) refuse('blank', 'reason')
    const { plan } = await planned(context, body)
    const [id, now] = [ids.next(), clock.now()]
    const batch = { id, kind: body.kind, request: requestOf(body), createdBy: user.id, createdAt: now }
    await queries.insert(db, { ...batch, state: 'queued', finishedAt: null }, plan.map(rowOf(now)))
    if (plan.length <= atOnce) await runNow(db, id, now)
    else await enqueueBatch(jobs, db, id)
    await notifyOfBatch(context, id)
    const after = {
      kind: body.kind,
      rule: body.rule ?? null,
      reason: body.reason ?? null,
      total: plan.length,
    }
    await auditChange(context, { act: 'ticketBatches.create', subject: id, label: after.kind, after })
    return answered(context, id)
  },

  async undo(context) {
    const { db, params, clock, jobs } = context
    const { id } = await found(context, params.id)
    const batch = (await queries.lock(db, id)) ?? notFound()
    checkUndo(batch, clock.now())
    await queries.settle(db, id, { state: 'undoing' })
    if (batch.total <= atOnce) await runNow(db, id, clock.now())
    else await enqueueBatch(jobs, db, id)
    const after = await answered(context, id)
    const change = { act: 'ticketBatches.undo', subject: id, label: batch.kind }
    await auditChange(context, { ...change, before: { state: batch.state }, after: { state: after.state } })
    return after
  },
})

const nothing = { entries: 0, files: 0, tags: 0, followers: 0, children: 0, values: 0 }
const loses = ({ assignee, goal }: Planned) => assignee !== null && goal.assigneeId === null

type Asking = Pick<Context, 'db' | 'user' | 'clock'>

/** The visible batches: all for ticket managers, otherwise one's own. */
const ofUser = ({ user }: Asking) => (user.permissions.has(managing) ? undefined : user.id)

const found = async (context: Asking, id: string) =>
  (await queries.find(context.db, ofUser(context), id)) ?? notFound()

const answered = async (context: Asking, id: string) => batchOf(await found(context, id), context.clock.now())

function batchOf({ request, ...row }: queries.BatchRow, now: Date) {
  const { rule = null, reason = null } = request as Pick<Asked, 'rule' | 'reason'>
  return { ...row, rule, reason, canUndo: canUndo(row, now) }
}

const requestOf = ({ kind, rule, reason, skillId, projectId }: Asked) => ({
  kind,
  rule,
  reason,
  skillId,
  projectId,
})

/** A row as stored, with the planned version. */
const rowOf =
  (now: Date) =>
  ({ id, version, assignee, goal, why, error }: Planned): queries.NewRow => {
    const isNew = goal.assigneeId !== undefined && goal.assigneeId !== (assignee?.id ?? null)
    const assignedAt = isNew ? { assignedAt: goal.assigneeId === null ? null : now.toISOString() } : {}
    const from = { assigneeId: assignee?.id ?? null }
    return { ticketId: id, plan: { version, from, why, goal: { ...goal, ...assignedAt } }, error }
  }

/** The number of tickets per person; several skills count once, with the best level. */
function sharesOf(plan: readonly Planned[], people: readonly Capable[]) {
  const gets = grouped(plan, ({ goal, error }) => (error === null ? (goal.assigneeId ?? null) : null))
  return [...grouped(people, ({ id }) => id).values()].map((skills) => {
    const [{ id, displayName, isOnDuty, open }] = skills
    const level = Math.max(...skills.map((skill) => skill.level))
    return { person: { id, displayName }, level, isOnDuty, open, gets: gets.get(id)?.length ?? 0 }
  })
}
