import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { TaskEntry, TaskPriority, TaskSource, TaskState } from '@portal/sdk/contract'
import type { CatalogueTable } from './catalogue.ts'

export type TaskTemplatesTable = CatalogueTable<{
  title: string
  description: Generated<string>
  priority: Generated<TaskPriority>
  dueDays: number | null
  checklist: Generated<string[]>
  recurrence: string | null
}>

/** An item of a checklist, with who ticked it when. */
export type TaskItemRow = {
  label: string
  isDone: boolean
  doneBy: { id: string; displayName: string } | null
  doneAt: string | null
}

export type TasksTable = {
  id: string
  title: string
  description: Generated<string>
  personId: string | null
  groupId: string | null
  coordinatorId: string | null
  dueOn: string | null
  /** `HH:MM` by the clock on the wall of its zone; null for the end of the day. */
  dueTime: string | null
  timeZone: string
  /** From when on it is too late. */
  dueAt: Date | null
  priority: Generated<TaskPriority>
  state: Generated<TaskState>
  reason: Generated<string | null>
  /** Written as JSON. */
  checklist: ColumnType<TaskItemRow[], string | undefined, string>
  recurrence: string | null
  /** Which one of those that recur, from 1. */
  occurrence: Generated<number>
  previousId: Generated<string | null>
  /** Written as JSON. */
  source: ColumnType<TaskSource | null, string | null | undefined, string | null>
  createdBy: string
  createdAt: Date
  updatedAt: Date
  version: Generated<number>
}

export type TaskDependenciesTable = { taskId: string; beforeId: string }

export type TaskFollowersTable = { taskId: string; userId: string }

export type TaskEntriesTable = {
  id: string
  /** In which order they were written: many of one instant are told in theirs. */
  number: GeneratedAlways<string>
  taskId: string
  kind: TaskEntry['kind']
  by: string
  at: Date
  before: string | null
  after: string | null
  text: string | null
}
