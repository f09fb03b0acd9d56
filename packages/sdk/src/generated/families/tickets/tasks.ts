// Generated from specs/tickets/tasks.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TasksOperations as Operations } from '#generated/tickets/tasks.ts'
import type { Task, TaskAssignee, TaskBulkInput, TaskDetail, TaskFollow, TaskInput, TaskMove, TaskNote, TaskPatch, TaskReassignment, TaskTick } from '#generated/tickets/tasks.ts'
import type { UserBulkResult } from '#generated/administration/users.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Tasks with assignee, due date, checklist and history. */
export interface Tasks {
  /** List tasks. Sorted by due date by default, with undated tasks after them and finished ones last. Callers get the tasks that are assigned to them, to a group or team of theirs, that they created or follow, and those assigned to the people they coordinate; with TAREAS_GESTIONAR all. */
  readonly index: Operation<[query?: Operations['tasks.index']['parameters']['query']], Page<Task>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['tasks.index']['parameters']['query'], options?: CallOptions) => List<Task>
  /** Create a task. `assignee` defaults to the caller. Assignees are notified. A due date in the past is `invalid` on `dueOn`; an assignee not listed by tasks.assignees `inclusion` on `assignee`; a task that the caller may not see `inclusion` on `dependsOn`; a recurrence that cannot be parsed `format` on `recurrence`, and one without a due date `blank` on `dueOn`. */
  readonly create: Operation<[body: TaskInput], TaskDetail, 'post'>
  /** List possible assignees of tasks. The caller, the people they coordinate and their own team; with TAREAS_GESTIONAR everybody, each employee group and the team of each coordinator. With `taskId`, those to whom the caller can hand over that task: also its creator, the delegates of its assignee, the coordinators of the caller with their teams, and everybody who shares a coordinator with the caller. A task that the caller may not see is 404. */
  readonly assignees: Operation<[query?: Operations['tasks.assignees']['parameters']['query']], Page<TaskAssignee>, 'get'>
  /** Update many tasks. Each task is processed on its own, against the version sent: tasks that somebody else has changed (`stale`) or that do not allow the action are left unchanged, and the response reports the result of each row. With `allOrNone`, either all rows succeed or none is changed. A missing field required by the action is `blank`. */
  readonly bulk: Operation<[body: TaskBulkInput], UserBulkResult[], 'post'>
  /** Retrieve a task with all its details. Tasks that the caller may not see return 404. */
  readonly show: Operation<[id: string], TaskDetail, 'get'>
  /** Update a task. For its creator, the coordinator of its assignee, or callers with TAREAS_GESTIONAR. A done or cancelled task cannot be changed (`invalid` on `state`). Errors are those of tasks.create; circular dependencies are `circular` on `dependsOn`. Checklist items whose text stays the same keep their tick. */
  readonly patch: Operation<[id: string, body: TaskPatch], TaskDetail, 'patch'>
  /** Move a task to another state. For its assignees and callers who may update it. `blocked` requires `reason` (`blank`). A task cannot be done before the tasks it depends on are finished (`referenced` on `dependsOn`). When a recurring task is done, the next one is created once, for the same assignee; if that person is away when it is due, for their delegate, or else for the team of their coordinator, and the one after their return for them again; moving it back removes the next one if it is untouched. */
  readonly move: Operation<[id: string, body: TaskMove], TaskDetail, 'post'>
  /** Reassign a task. Hands the task over to somebody else, with a reason. For its assignees and callers who may update it. The reason is kept in its history, the new assignees are notified, and the caller follows the task. An assignee not listed by tasks.assignees for this task is `inclusion` on `assignee`; the current assignee is `taken`. A done or cancelled task cannot be reassigned (`invalid` on `state`). */
  readonly reassign: Operation<[id: string, body: TaskReassignment], TaskDetail, 'post'>
  /** Tick a checklist item. For its assignees and callers who may update it. An unknown item is `inclusion` on `label`. Items of a done or cancelled task cannot be ticked (`invalid` on `state`). */
  readonly tick: Operation<[id: string, body: TaskTick], TaskDetail, 'post'>
  /** Add a note to a task. For everybody who may see the task. The assignees, the creator and the followers are notified. */
  readonly answer: Operation<[id: string, body: TaskNote], TaskDetail, 'post'>
  /** Follow or unfollow a task. For everybody who may see the task. Followers can see the task and are notified of its notes. */
  readonly follow: Operation<[id: string, body: TaskFollow], TaskDetail, 'post'>
}

/** Builds `tasks`: Tasks with assignee, due date, checklist and history. */
export const tasks: Build<Tasks> = /* @__PURE__ */ family('main', 'tasks index create assignees=g?/assignees bulk=p!/bulk show patch move=p!~ reassign=p!~ tick=p!~ answer=p!/{id}/notes follow=p!~')
