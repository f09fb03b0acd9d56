// Generated from specs/tickets/task-templates.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TaskTemplatesOperations as Operations } from '#generated/tickets/task-templates.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { TaskTemplate, TaskTemplateInput, TaskTemplatePatch, TaskTemplateUpdate } from '#generated/tickets/task-templates.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Templates for new tasks. */
export interface TaskTemplates {
  /** List task templates. Sorted by position by default. */
  readonly index: Operation<[query?: Operations['taskTemplates.index']['parameters']['query']], Page<TaskTemplate>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['taskTemplates.index']['parameters']['query'], options?: CallOptions) => List<TaskTemplate>
  /** Create a task template. Name is unique, ignoring case and accents. A recurrence that cannot be parsed is `format` on `recurrence`; one without `dueDays` is `blank` on `dueDays`. */
  readonly create: Operation<[body: TaskTemplateInput], TaskTemplate, 'post'>
  /** Reorder task templates. Sets the order in which they are offered wherever one can be chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** Retrieve a task template. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], TaskTemplate, 'get'>
  /** Replace a task template. Fields that are not sent take their default, except the position. */
  readonly update: Operation<[id: string, body: TaskTemplateUpdate], TaskTemplate, 'put'>
  /** Update a task template. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: TaskTemplatePatch], TaskTemplate, 'patch'>
  /** Delete a task template. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted task template. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], TaskTemplate, 'post'>
}

/** Builds `taskTemplates`: Templates for new tasks. */
export const taskTemplates: Build<TaskTemplates> = /* @__PURE__ */ family('main', 'taskTemplates index create reorder show update patch destroy restore')
