import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { companyZone, dayIn } from '#db/zoned-day.ts'
import type { Acting } from './acting.ts'
import { nextDue, checkRecurrence } from './task-recurrence.rules.ts'
import { dueAtOf } from './task-due.ts'
import { notifyAssigned, watchDue } from './task-notices.ts'
import { standInOf } from './task-away.queries.ts'
import * as parts from './task-parts.queries.ts'
import { assigneeColumns, changeable, lookingAt, note, type Task, write } from './tasks.ts'
import { checkDue, checkHandover, checkMove, isOver, itemsOf, undone } from './tasks.rules.ts'
import * as queries from './tasks.queries.ts'

/** Creates a task, and returns its id; the assignee is notified. */
export async function create(context: Acting, input: Context<'tasks.create'>['body']): Promise<string> {
  const { db, ids, clock, user } = context
  const { assignee = { kind: 'person', id: user.id }, checklist = [], dependsOn = [], source = null } = input
  const { dueOn = null, dueTime = null, recurrence = null, ...written } = input
  const due = { dueOn, dueTime, timeZone: user.timeZone ?? companyZone }
  const now = clock.now()
  checkDue(due, dueAtOf(due), now)
  checkRecurrence(recurrence, dueOn, 'dueOn')
  const columns = await assigneeColumns(context, assignee)
  const { title, description, priority } = written
  const id = ids.next()
  await queries.insert(db, {
    ...{ id, title, description, priority, recurrence, ...columns, ...due, dueAt: dueAtOf(due) },
    checklist: JSON.stringify(checklist.map(undone)),
    source: jsonOf(source),
    ...{ createdBy: user.id, createdAt: now, updatedAt: now },
  })
  await dependOn(context, id, dependsOn)
  await note(context, id, { kind: 'created', before: null, after: null, text: null })
  const task = (await queries.find(db, { ...(await lookingAt(context)), all: true }, id)) ?? notFound()
  const after = changeable({ ...task, dependsOn: await parts.before(db, id) })
  await auditChange(context, { act: 'tasks.create', subject: id, label: title, after })
  await watchDue(context, task)
  await notifyAssigned(context, task)
  return id
}

/** Applies all sent changes; a new due date is scheduled, a new assignee notified. */
export async function patch(
  context: Acting,
  before: Task,
  body: Omit<Context<'tasks.patch'>['body'], 'version'>,
  act = 'patch',
): Promise<Task> {
  const { assignee, checklist, dependsOn, source, ...plain } = body
  const due = dueAfter(before, plain)
  const isDueNew = due.dueOn !== before.dueOn || due.dueTime !== before.dueTime
  if (isDueNew) checkDue(due, dueAtOf(due), context.clock.now())
  checkRecurrence(due.recurrence, due.dueOn, 'dueOn')
  if (dependsOn !== undefined) await dependOn(context, before.id, dependsOn)
  const values = {
    ...plain,
    ...(assignee === undefined ? {} : await assigneeColumns(context, assignee)),
    ...(isDueNew ? { dueAt: dueAtOf(due) } : {}),
    ...partsOf({ checklist, source }, before),
  }
  const after = await write(context, before, values, { act })
  if (isDueNew) await watchDue(context, after)
  if (!isSameAssignee(before, after)) await notifyAssigned(context, after)
  return after
}

/** The due date and the recurrence after the change. */
const dueAfter = (
  before: Task,
  { dueOn = before.dueOn, dueTime = before.dueTime, recurrence = before.recurrence }: Due,
) => ({ dueOn, dueTime, recurrence, timeZone: before.timeZone })

type Due = Pick<Context<'tasks.patch'>['body'], 'dueOn' | 'dueTime' | 'recurrence'>
type Sent = Context<'tasks.patch'>['body']
type Parts = { checklist: Sent['checklist'] | undefined; source: Sent['source'] | undefined }

/** JSON columns among the sent values. */
const partsOf = ({ checklist, source }: Parts, before: Task) => ({
  ...(checklist === undefined ? {} : { checklist: JSON.stringify(itemsOf(checklist, before.checklist)) }),
  ...(source === undefined ? {} : { source: jsonOf(source) }),
})

const jsonOf = (value: object | null) => (value === null ? null : JSON.stringify(value))

/** Hands a task over; whoever did follows it, and so still sees it. */
export async function reassign(
  context: Acting,
  before: Task,
  { assignee, reason }: Omit<Context<'tasks.reassign'>['body'], 'version'>,
): Promise<Task> {
  const { db, user } = context
  checkHandover(before, assignee)
  const columns = await assigneeColumns(context, assignee, before.id)
  const after = await write(context, before, columns, { act: 'reassign', text: reason })
  await parts.setFollowing(db, { taskId: before.id, userId: user.id }, true)
  await notifyAssigned(context, after)
  return after
}

const isSameAssignee = ({ assignee: one }: Task, { assignee: other }: Task) =>
  one.id === other.id && one.kind === other.kind

/** Refuses invisible tasks, and those that depend on this one. */
async function dependOn(context: Acting, id: string, beforeIds: readonly string[]): Promise<void> {
  const { db } = context
  if (beforeIds.length > 0) {
    await parts.lockDependencies(db)
    const known = await queries.among(db, await lookingAt(context), beforeIds)
    if (known.length < beforeIds.length) refuse('inclusion', 'dependsOn')
    if (await parts.waitsFor(db, beforeIds, id)) refuse('circular', 'dependsOn')
  }
  await parts.setBefore(db, id, beforeIds)
}

/** Moves a task; a finished recurring one creates the next, and reopening removes an untouched next one. */
export async function move(
  context: Acting,
  before: Task,
  { state, reason = null }: Omit<Context<'tasks.move'>['body'], 'version'>,
): Promise<Task> {
  checkMove(before, state, reason)
  const kept = state === 'blocked' ? reason : null
  const after = await write(context, before, { state, reason: kept }, { act: 'move', text: reason })
  if (state === 'done') await createNext(context, after)
  else if (before.state === 'done') await queries.dropUntouchedNext(context.db, before.id)
  // A reopened task may be late again.
  if (isOver(before.state) && !isOver(state)) await watchDue(context, after)
  return after
}

/** The task is locked, and has at most one successor: of two concurrent requests the second is too late. */
async function createNext(context: Acting, done: Task): Promise<void> {
  const { db, ids, clock, user } = context
  const now = clock.now()
  const dueOn = nextDue(done, dayIn(now, done.timeZone))
  if (dueOn === null || (await parts.nextOf(db, done.id)) !== undefined) return
  const { title, description, priority, dueTime, timeZone, recurrence } = done
  const due = { dueOn, dueTime, timeZone }
  const columns = await nextAssignee(context, done, dueOn)
  const id = ids.next()
  await queries.insert(db, {
    ...{ id, title, description, priority, recurrence, ...columns },
    ...{ ...due, dueAt: dueAtOf(due), occurrence: done.occurrence + 1, previousId: done.id },
    checklist: JSON.stringify(done.checklist.map(({ label }) => undone(label))),
    source: jsonOf(done.source),
    ...{ createdBy: done.createdBy.id, createdAt: now, updatedAt: now },
  })
  await parts.copyFollowers(db, done.id, id)
  await queries.addEntries(db, [
    {
      id: ids.next(),
      taskId: id,
      kind: 'created',
      by: user.id,
      at: now,
      before: null,
      after: null,
      text: null,
    },
  ])
  await watchDue(context, { id, dueAt: dueAtOf(due) })
  const isSame = columns.personId === done.personId && columns.coordinatorId === done.coordinatorId
  if (!isSame) await notifyAssigned(context, { id, title, ...columns })
}

/** A series is its owner's: somebody stands in for the tasks that are due while they are away. */
async function nextAssignee({ db }: Acting, done: Task, dueOn: string) {
  const { ownerId, groupId } = done
  const own = {
    personId: ownerId ?? done.personId,
    coordinatorId: ownerId === null ? done.coordinatorId : null,
    ownerId: null,
  }
  const standIn = own.personId === null ? undefined : await standInOf(db, own.personId, dueOn)
  return { groupId, ...(standIn ?? own) }
}
