import { auditChange } from '#auth/audit.ts'
import { type Attempt, attempt, settled, type Tried } from '#contract/attempt.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { create, move, patch, reassign } from './task-acts.ts'
import { notifyOfNote } from './task-notices.ts'
import * as parts from './task-parts.queries.ts'
import * as people from './task-people.queries.ts'
import { answered, lookingAt, note, rowOf, seen, write } from './tasks.ts'
import { checkChanging, checkMoving, checkOpen, ticked } from './tasks.rules.ts'
import * as queries from './tasks.queries.ts'

export const tasksHandlers: HandlerTable = handlers('tasks', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, await lookingAt(context), context.query)
    return { data: data.map(rowOf), meta }
  },

  async assignees(context) {
    const { db, query } = context
    const who = await lookingAt(context)
    if (query.taskId !== undefined && !(await queries.find(db, who, query.taskId))) notFound()
    return people.assignees(db, who, query)
  },

  show: (context) => answered(context, context.params.id),

  create: async (context) => answered(context, await create(context, context.body)),

  async patch(context) {
    const { version, ...body } = context.body
    const before = await seen(context)
    checkChanging(before)
    checkVersion(before, version)
    await patch(context, before, body)
    return answered(context, before.id)
  },

  async move(context) {
    const { version, ...body } = context.body
    const before = await seen(context)
    checkMoving(before)
    checkVersion(before, version)
    await move(context, before, body)
    return answered(context, before.id)
  },

  async reassign(context) {
    const { version, ...body } = context.body
    const before = await seen(context)
    checkMoving(before)
    checkVersion(before, version)
    await reassign(context, before, body)
    return answered(context, before.id)
  },

  async tick(context) {
    const { body, user, clock } = context
    const before = await seen(context)
    checkMoving(before)
    checkOpen(before)
    const checklist = JSON.stringify(ticked(before.checklist, body, user, clock.now()))
    await write(context, before, { checklist }, { act: 'tick' })
    return answered(context, before.id)
  },

  async answer(context) {
    const { text } = context.body
    const task = await seen(context)
    await note(context, task.id, { kind: 'note', before: null, after: null, text })
    await auditChange(context, {
      ...{ act: 'tasks.answer', subject: task.id, label: task.title, after: { note: text } },
    })
    await notifyOfNote(context, task)
    return answered(context, task.id)
  },

  async follow(context) {
    const { db, user, body } = context
    const task = await seen(context)
    await parts.setFollowing(db, { taskId: task.id, userId: user.id }, body.isFollowing)
    return answered(context, task.id)
  },

  bulk,
})

type Bulk = Context<'tasks.bulk'>

/** The same operation on each, checking versions: concurrently changed ones are refused individually. */
async function bulk(context: Bulk): Promise<Attempt[]> {
  const { rows, allOrNone } = context.body
  const act = actOf(context.body)
  const results = new Map<string, Tried>()
  // Locked in a fixed order, to avoid a deadlock between two bulk operations.
  for (const { id, version } of rows.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const done = await attempt(context.db, id, async () => {
      const one = Object.assign(Object.create(context) as Bulk, { params: { id } })
      const before = await seen(one)
      checkVersion(before, version)
      await act(one, before)
    })
    results.set(id, done)
  }
  const tried = rows.map(({ id }) => results.get(id) ?? notFound())
  return settled(tried, allOrNone)
}

type Act = (context: Bulk, before: Awaited<ReturnType<typeof seen>>) => Promise<unknown>

/** The operation on each; required parameters that are missing are refused. */
function actOf({ act, state, reason, assignee, priority, dueOn }: Bulk['body']): Act {
  if (act === 'move') {
    if (state === undefined) return refuse('blank', 'state')
    return (context, before) => {
      checkMoving(before)
      return move(context, before, { state, ...(reason === undefined ? {} : { reason }) })
    }
  }
  const changes = { assign: { assignee }, prioritize: { priority }, postpone: { dueOn } }[act]
  for (const [field, value] of Object.entries(changes)) if (value === undefined) refuse('blank', field)
  return (context, before) => {
    checkChanging(before)
    return patch(context, before, changes as Omit<Context<'tasks.patch'>['body'], 'version'>)
  }
}
