import { type RawBuilder, sql, type Updateable } from 'kysely'
import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { groupsOf } from '#db/groups-of.ts'
import type { TasksTable } from '#db/schema/tasks.ts'
import type { Acting } from './acting.ts'
import * as parts from './task-parts.queries.ts'
import * as people from './task-people.queries.ts'
import { changesOf, managing } from './tasks.rules.ts'
import * as queries from './tasks.queries.ts'

type Asking = Pick<Context, 'db' | 'clock'> & { user: { id: string; permissions: ReadonlySet<string> } }

/** Groups with tasks: membership in others is irrelevant. */
const havingTasks: RawBuilder<boolean> = sql`employee_groups.id in (select group_id from tasks where group_id is not null)`

/** The visible tasks: all, or those involving the person or the coordinated people. */
export async function lookingAt({ db, user, clock }: Asking): Promise<queries.Looking> {
  const now = clock.now()
  const today = dayOf(now)
  const all = user.permissions.has(managing)
  const groups = await groupsOf(db, user.id, today, havingTasks)
  return { all, userId: user.id, groupIds: groups.map(({ id }) => id), today, now }
}

/** A task as in lists; the contract drops the other columns. */
export const rowOf = (row: queries.TaskRow) => ({
  ...row,
  items: row.checklist.length,
  itemsDone: row.checklist.filter(({ isDone }) => isDone).length,
})

export type Task = queries.TaskRow & { dependsOn: Awaited<ReturnType<typeof parts.before>> }

async function whole(db: Context['db'], row: queries.TaskRow | undefined): Promise<Task> {
  const task = row ?? notFound()
  return { ...task, dependsOn: await parts.before(db, task.id) }
}

/** The task in the path, locked; an invisible one counts as unknown. */
export async function seen(context: Acting & { params: { id: string } }): Promise<Task> {
  const { db, params } = context
  await queries.lock(db, params.id)
  return whole(db, await queries.find(db, await lookingAt(context), params.id))
}

/** A task with everything that this person may see. */
export async function answered(context: Asking, id: string) {
  const { db } = context
  const task = await whole(db, await queries.find(db, await lookingAt(context), id))
  const next = await parts.nextOf(db, id)
  return {
    ...rowOf(task),
    dependsOn: task.dependsOn,
    followers: await parts.followers(db, id),
    entries: await parts.entries(db, id),
    nextId: next?.id ?? null,
  }
}

/** Refuses assignees that this person may not use, and returns the columns. */
export async function assigneeColumns(
  context: Asking,
  assignee: { kind: 'person' | 'group' | 'team'; id: string },
  taskId?: string,
): Promise<people.Assigned & { ownerId: null }> {
  const { kind, id } = assignee
  if (!(await people.isAssignable(context.db, await lookingAt(context), assignee, taskId)))
    refuse('inclusion', 'assignee')
  return {
    personId: kind === 'person' ? id : null,
    groupId: kind === 'group' ? id : null,
    coordinatorId: kind === 'team' ? id : null,
    // Whoever names an assignee means them, not a stand-in.
    ownerId: null,
  }
}

type Change = { act: string; text?: string | null; id?: string }

/** Writes the values with history and log, and answers the task. */
export async function write(
  context: Acting,
  before: Task,
  values: Updateable<TasksTable>,
  { act, text = null }: Change,
): Promise<Task> {
  const { db, clock } = context
  await queries.change(db, before.id, { ...values, updatedAt: clock.now() })
  const row = await queries.find(db, { ...(await lookingAt(context)), all: true }, before.id)
  const after = await whole(db, row)
  const moved = { kind: 'state', before: before.state, after: after.state } as const
  const changes = before.state === after.state ? changesOf(before, after) : [moved]
  await note(context, before.id, ...changes.map((change) => ({ ...change, text })))
  const was = changeable(before)
  await auditChange(context, {
    ...{ act: `tasks.${act}`, subject: before.id, label: after.title, before: was, after: changeable(after) },
  })
  return after
}

type Entry = Omit<Parameters<typeof queries.addEntries>[1][number], 'id' | 'number' | 'taskId' | 'by' | 'at'>

/** Appends to the history of a task. */
export const note = ({ db, ids, clock, user }: Acting, taskId: string, ...entries: readonly Entry[]) =>
  queries.addEntries(
    db,
    entries.map((entry) => ({ ...entry, id: ids.next(), taskId, by: user.id, at: clock.now() })),
  )

/** The logged values of a task. */
export const changeable = ({ assignee, checklist, dependsOn, ...task }: Task) => ({
  ...{ title: task.title, description: task.description, state: task.state, reason: task.reason },
  ...{ priority: task.priority, dueOn: task.dueOn, dueTime: task.dueTime, recurrence: task.recurrence },
  assignee: assignee.name,
  checklist: checklist.map(({ label, isDone }) => `${isDone ? '✓' : '·'} ${label}`),
  dependsOn: dependsOn.map(({ title }) => title),
})
