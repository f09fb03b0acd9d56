// Generated from specs/tickets/task-templates.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TaskTemplatesOperations as Operations } from '#generated/tickets/task-templates.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { TaskTemplate, TaskTemplateInput, TaskTemplatePatch, TaskTemplateUpdate } from '#generated/tickets/task-templates.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What a task begins with. */
export interface TaskTemplates {
  /** List the task templates. In their order unless asked otherwise. */
  readonly index: Operation<[query?: Operations['taskTemplates.index']['parameters']['query']], Page<TaskTemplate>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['taskTemplates.index']['parameters']['query'], options?: CallOptions) => List<TaskTemplate>
  /** Create a task template. Its name is unique, whatever its case and accents. A recurrence that cannot be read is `format` at `recurrence`, one without `dueDays` is `blank` there. */
  readonly create: Operation<[body: TaskTemplateInput], TaskTemplate, 'post'>
  /** Put the task templates in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One task template. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], TaskTemplate, 'get'>
  /** Replace a task template. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: TaskTemplateUpdate], TaskTemplate, 'put'>
  /** Change a task template. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: TaskTemplatePatch], TaskTemplate, 'patch'>
  /** Delete a task template. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted task template. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], TaskTemplate, 'post'>
}

/** Builds `taskTemplates`: What a task begins with. */
export const taskTemplates: Build<TaskTemplates> = /* @__PURE__ */ family('main', 'taskTemplates index create reorder show update patch destroy restore')
