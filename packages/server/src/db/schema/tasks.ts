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

/** A checklist item, with who ticked it and when. */
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
  /** Whom the assignee stands in for, while that person is away; null otherwise. */
  ownerId: Generated<string | null>
  dueOn: string | null
  /** `HH:MM` in the local time of its zone; null for the end of the day. */
  dueTime: string | null
  timeZone: string
  /** When it is late. */
  dueAt: Date | null
  priority: Generated<TaskPriority>
  state: Generated<TaskState>
  reason: Generated<string | null>
  /** Written as JSON. */
  checklist: ColumnType<TaskItemRow[], string | undefined, string>
  recurrence: string | null
  /** The number of a recurring task, from 1. */
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
  /** The order of writing, for events of the same instant. */
  number: GeneratedAlways<string>
  taskId: string
  kind: TaskEntry['kind']
  by: string
  at: Date
  before: string | null
  after: string | null
  text: string | null
}
