// Generated from specs/tickets/workflows.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { WorkflowsOperations as Operations } from '#generated/tickets/workflows.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Workflow, WorkflowInput, WorkflowPatch, WorkflowPlace, WorkflowPublication, WorkflowUpdate, WorkflowVersion, WorkflowWalk } from '#generated/tickets/workflows.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Workflows: states, transitions and published versions. */
export interface Workflows {
  /** List workflows. Workflows of tickets, case files and contacts, from an initial to a final state. */
  readonly index: Operation<[query?: Operations['workflows.index']['parameters']['query']], Page<Workflow>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['workflows.index']['parameters']['query'], options?: CallOptions) => List<Workflow>
  /** Create a workflow. Starts as a draft, which can be saved while incomplete. Contradictions are reported at their path in the document: a duplicate state code (`taken`), a transition to an unknown state (`inclusion`), an unknown permission, field or final state (`invalid`). */
  readonly create: Operation<[body: WorkflowInput], Workflow, 'post'>
  /** Import workflows from a file. Each row is a transition between two states, written to the draft of the workflow with that name. Missing workflows and states are created; the first state is the initial one. A transition with the same name between the same states is updated, and columns that are absent keep their values. `category` and `end` belong to the target state; a category for the initial state is refused. `end` is the code or name of a final state; `screen` and `required` are keys of management fields. Errors are those of `workflows.create`, on the columns of the row. Nothing is published. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve a workflow. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], Workflow, 'get'>
  /** Replace a workflow. Updates the draft; published versions stay unchanged. Errors are those of workflows.create. */
  readonly update: Operation<[id: string, body: WorkflowUpdate], Workflow, 'put'>
  /** Update a workflow. Only the fields sent are changed; a document is always sent whole. */
  readonly patch: Operation<[id: string, body: WorkflowPatch], Workflow, 'patch'>
  /** Delete a workflow. Soft delete: it can be restored. Published versions are kept. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted workflow. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], Workflow, 'post'>
  /** Publish the draft. Creates an immutable version. Every state must be reachable from the initial state (`unreachable`) and lead to a final state (`dead_end`). Records in progress finish in their version, or are migrated with the map, in which every removed state must have a replacement. */
  readonly publish: Operation<[id: string, body: WorkflowPublication], WorkflowVersion, 'post'>
  /** List the published versions of a workflow. Sorted from newest to oldest. */
  readonly versions: Operation<[id: string, query?: Operations['workflows.versions']['parameters']['query']], Page<WorkflowVersion>, 'get'>
  /** Simulate a workflow. Returns the state after these transitions, the transitions available next, and the effect of the final state. Nothing is stored. */
  readonly simulate: Operation<[id: string, body: WorkflowWalk], WorkflowPlace, 'post'>
}

/** Builds `workflows`: Workflows: states, transitions and published versions. */
export const workflows: Build<Workflows> = /* @__PURE__ */ family('laia', 'workflows index create import show update patch destroy restore publish=p!~ versions=g?~ simulate=p!~')
