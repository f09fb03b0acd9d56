import { notify, type Notice, type Notifying } from '#notices/notify.ts'
import type { Acting } from './acting.ts'
import { dayOf } from '#db/day.ts'
import * as parts from './task-parts.queries.ts'
import * as people from './task-people.queries.ts'
import { remindAt } from './tasks.rules.ts'

/** The kind of the job that checks a task around its due date. */
export const taskDueKind = 'tickets.taskDue'
export type DuePayload = { id: string; dueAt: string; moment: 'due' | 'overdue' }

/** A task as notifications refer to it. */
export type NotedTask = people.Assigned & { id: string; title: string }

const linkOf = ({ id }: { id: string }) => `/configuracionTarea?task=${id}`

/** Schedules checks a day before a task is due and when it is late. Checks for an earlier date are then ignored. */
export async function watchDue(
  { db, jobs, clock }: Pick<Notifying, 'db' | 'jobs' | 'clock'>,
  { id, dueAt }: { id: string; dueAt: Date | null },
): Promise<void> {
  if (dueAt === null) return
  const moments = [
    { moment: 'due', at: remindAt(dueAt) },
    { moment: 'overdue', at: dueAt },
  ] as const
  for (const { moment, at } of moments) {
    // A new assignee of a task due within a day is reminded at once.
    if (at <= clock.now()) continue
    const payload: DuePayload = { id, dueAt: dueAt.toISOString(), moment }
    await jobs.enqueue(db, taskDueKind, payload, { key: `${id} ${moment}`, at })
  }
}

/** Notifies the assignees, except the actor. */
export async function notifyAssigned(context: Acting, task: NotedTask): Promise<void> {
  const { db, clock, user } = context
  const ids = await people.peopleOf(db, task, dayOf(clock.now()))
  await notifyOf(context, task, {
    ...{ userIds: ids.filter((id) => id !== user.id), kind: 'tasks.assigned' },
    data: { person: user.displayName },
  })
}

/** Notifies everybody involved of a note, except its author. */
export async function notifyOfNote(
  context: Acting,
  task: NotedTask & { createdBy: { id: string } },
): Promise<void> {
  const { db, clock, user } = context
  const assigned = await people.peopleOf(db, task, dayOf(clock.now()))
  const following = await parts.followers(db, task.id)
  const ids = [...assigned, task.createdBy.id, ...following.map(({ id }) => id)]
  await notifyOf(context, task, {
    ...{ userIds: ids.filter((id) => id !== user.id), kind: 'tasks.answered' },
    data: { person: user.displayName },
  })
}

/** Reminds the assignees; when it is late also the creator and the person's coordinators. */
export async function notifyDue(
  context: Notifying,
  task: NotedTask & { createdBy: string },
  moment: DuePayload['moment'],
): Promise<void> {
  const { db, clock } = context
  const today = dayOf(clock.now())
  const assigned = await people.peopleOf(db, task, today)
  if (moment === 'due') return notifyOf(context, task, { userIds: assigned, kind: 'tasks.due' })
  const leads = task.personId === null ? [] : await people.leadsOf(db, task.personId, today)
  await notifyOf(context, task, { userIds: [...assigned, task.createdBy, ...leads], kind: 'tasks.overdue' })
}

const notifyOf = (context: Notifying, task: NotedTask, notice: Notice) =>
  notify(context, { ...notice, data: { ...notice.data, task: task.title }, link: linkOf(task) })
