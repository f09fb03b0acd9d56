import type { TaskAssignee, TaskEntry, TaskPriority, TaskState } from '@portal/sdk/contract'
import { conflict, forbidden, refuse } from '#contract/refuse.ts'
import type { TaskItemRow } from '#db/schema/tasks.ts'

/** The permission to see, change and assign every task. */
export const managing = 'TAREAS_GESTIONAR'

const dayMs = 24 * 60 * 60_000

/** Final states. */
export const isOver = (state: TaskState): boolean => state === 'done' || state === 'cancelled'

type Due = { dueOn: string | null; dueTime: string | null }

/** Refuses a past due date, and a time without a date. */
export function checkDue({ dueOn, dueTime }: Due, at: Date | null, now: Date): void {
  if (dueOn === null && dueTime !== null) refuse('blank', 'dueOn')
  if (at !== null && at <= now) refuse('invalid', 'dueOn')
}

/** The time of the reminder: a day before it is late. */
export const remindAt = (dueAt: Date): Date => new Date(dueAt.getTime() - dayMs)

type Rights = { canMove: boolean; canChange: boolean }

/** Refuses people who may only see a task. */
export function checkMoving({ canMove }: Rights): void {
  if (!canMove) forbidden([managing])
}

/** Refuses people who may not change everything, and changes of a finished task. */
export function checkChanging({ canChange, state }: Rights & { state: TaskState }): void {
  if (!canChange) forbidden([managing])
  checkOpen({ state })
}

/** Refuses a finished or cancelled task. */
export function checkOpen({ state }: { state: TaskState }): void {
  if (isOver(state)) conflict('invalid', 'state')
}

type Assignee = Pick<TaskAssignee, 'kind' | 'id'>

/** Refuses to hand a finished task over, or one to who has it already. */
export function checkHandover(
  { state, assignee }: { state: TaskState; assignee: Assignee },
  to: Assignee,
): void {
  checkOpen({ state })
  if (assignee.kind === to.kind && assignee.id === to.id) refuse('taken', 'assignee')
}

/** Refuses a move to the same state, blocking without a reason, and finishing before its dependencies. */
export function checkMove(
  { state, isWaiting }: { state: TaskState; isWaiting: boolean },
  to: TaskState,
  reason: string | null,
): void {
  if (state === to) conflict('invalid', 'state')
  if (to === 'blocked' && (reason ?? '').trim() === '') refuse('blank', 'reason')
  if (to === 'done' && isWaiting) conflict('referenced', 'dependsOn')
}

/** The items of a checklist by text; existing ones keep their tick. */
export const itemsOf = (labels: readonly string[], before: readonly TaskItemRow[]): TaskItemRow[] =>
  labels.map((label) => before.find((item) => item.label === label) ?? undone(label))

/** An item that nobody has ticked. */
export const undone = (label: string): TaskItemRow => ({ label, isDone: false, doneBy: null, doneAt: null })

type By = { id: string; displayName: string }

/** The checklist with an item ticked or unticked. Refuses an unknown item. */
export function ticked(
  items: readonly TaskItemRow[],
  { label, isDone }: { label: string; isDone: boolean },
  { id, displayName }: By,
  now: Date,
): TaskItemRow[] {
  if (items.every((item) => item.label !== label)) refuse('inclusion', 'label', { value: label })
  const done = { label, isDone: true, doneBy: { id, displayName }, doneAt: now.toISOString() }
  return items.map((item) => (item.label !== label ? item : isDone ? done : undone(label)))
}

/** The properties whose changes are recorded. */
export type Tracked = {
  title: string
  description: string
  assignee: TaskAssignee
  priority: TaskPriority
  dueOn: string | null
  dueTime: string | null
  checklist: readonly TaskItemRow[]
  recurrence: string | null
  dependsOn: readonly { id: string }[]
}

type Entry = Pick<TaskEntry, 'kind' | 'before' | 'after'>

/** A change in the history: from and to; for texts only the fact. */
export function changesOf(before: Tracked, after: Tracked): Entry[] {
  const pairs: Entry[] = [
    { kind: 'assignee', before: before.assignee.name, after: after.assignee.name },
    { kind: 'priority', before: before.priority, after: after.priority },
    { kind: 'due', before: dueText(before), after: dueText(after) },
  ]
  const found = pairs.filter((pair) => pair.before !== pair.after)
  return contentOf(before) === contentOf(after)
    ? found
    : [...found, { kind: 'content', before: null, after: null }]
}

const dueText = ({ dueOn, dueTime }: Tracked) =>
  dueOn === null ? null : [dueOn, ...(dueTime === null ? [] : [dueTime])].join(' ')

const contentOf = ({ title, description, recurrence, checklist, dependsOn }: Tracked) =>
  JSON.stringify([
    ...[title, description, recurrence],
    checklist.map(({ label }) => label),
    dependsOn.map(({ id }) => id).sort(),
  ])
