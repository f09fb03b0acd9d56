// Generated from specs/tickets/tasks.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TasksOperations as Operations } from '#generated/tickets/tasks.ts'
import type { Task, TaskAssignee, TaskBulkInput, TaskDetail, TaskFollow, TaskInput, TaskMove, TaskNote, TaskPatch, TaskReassignment, TaskTick } from '#generated/tickets/tasks.ts'
import type { UserBulkResult } from '#generated/administration/users.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What people have to do, until when, and what became of it. */
export interface Tasks {
  /** List tasks. What is due first comes first unless asked otherwise; what has no due date comes after, and what is over last. Somebody sees the tasks that are assigned to them, to a group or team of theirs, those they created or follow, and those assigned to the people they coordinate; with TAREAS_GESTIONAR all. */
  readonly index: Operation<[query?: Operations['tasks.index']['parameters']['query']], Page<Task>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['tasks.index']['parameters']['query'], options?: CallOptions) => List<Task>
  /** Create a task. Without `assignee` it is for whoever creates it. Those to whom it is assigned are told. A due date in the past is `invalid` at `dueOn`, an assignee who is not among tasks.assignees `inclusion` at `assignee`, a task that one does not see `inclusion` at `dependsOn`, a recurrence that cannot be read `format` at `recurrence`, one without a due date `blank` at `dueOn`. */
  readonly create: Operation<[body: TaskInput], TaskDetail, 'post'>
  /** To whom one can assign a task. Oneself, the people whom one coordinates and one's own team; with TAREAS_GESTIONAR everybody, each employee group and the team of each coordinator. With `taskId` those to whom one can hand that task over: also who created it, one's coordinators with their teams, and who has a coordinator in common with oneself. A task that one does not see is 404. */
  readonly assignees: Operation<[query?: Operations['tasks.assignees']['parameters']['query']], Page<TaskAssignee>, 'get'>
  /** Change many tasks. Each by itself and as it was read: one that another has changed meanwhile (`stale`) or that does not allow it is left as it is, the others are done, and the answer says so row by row. With `allOrNone` all of them are done or none. What the act needs is `blank` where it is missing. */
  readonly bulk: Operation<[body: TaskBulkInput], UserBulkResult[], 'post'>
  /** Show one task with all that belongs to it. Those that one may not see count as unknown. */
  readonly show: Operation<[id: string], TaskDetail, 'get'>
  /** Change a task. By who created it, who coordinates the person it is assigned to, or with TAREAS_GESTIONAR. What is done or cancelled is not changed (`invalid` at `state`). What is refused is as in tasks.create, and tasks that wait for one another in a circle are `circular` at `dependsOn`. Items of the checklist that keep their words keep their tick. */
  readonly patch: Operation<[id: string, body: TaskPatch], TaskDetail, 'patch'>
  /** Move a task into another state. By whom it is assigned to or who may change it. `blocked` asks for `reason` (`blank`). A task that waits for others is not done before they are over (`referenced` at `dependsOn`). When a task that recurs is done, the next one is created, once; moved back it takes that one along as long as nobody has touched it. */
  readonly move: Operation<[id: string, body: TaskMove], TaskDetail, 'post'>
  /** Hand a task over to somebody else, with a reason. By whom it is assigned to or who may change it. The reason stands in its history, the new assignees are told, and whoever hands it over follows it. An assignee who is not among tasks.assignees of this task is `inclusion` at `assignee`, the one of before `taken`. What is done or cancelled is not handed over any more (`invalid` at `state`). */
  readonly reassign: Operation<[id: string, body: TaskReassignment], TaskDetail, 'post'>
  /** Tick an item of the checklist. By whom it is assigned to or who may change it. An item that the task does not have is `inclusion` at `label`. What is done or cancelled is not ticked any more (`invalid` at `state`). */
  readonly tick: Operation<[id: string, body: TaskTick], TaskDetail, 'post'>
  /** Write a note to a task. By anybody who sees it. Whom it is assigned to, who created it and who follows it are told. */
  readonly answer: Operation<[id: string, body: TaskNote], TaskDetail, 'post'>
  /** Follow a task, or no longer. By anybody who sees it. Who follows a task is told of its notes and sees it. */
  readonly follow: Operation<[id: string, body: TaskFollow], TaskDetail, 'post'>
}

/** Builds `tasks`: What people have to do, until when, and what became of it. */
export const tasks: Build<Tasks> = /* @__PURE__ */ family('main', 'tasks index create assignees=g?/assignees bulk=p!/bulk show patch move=p!~ reassign=p!~ tick=p!~ answer=p!/{id}/notes follow=p!~')
