// Generated from specs/tickets/workflows.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { WorkflowsOperations as Operations } from '#generated/tickets/workflows.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Workflow, WorkflowInput, WorkflowPatch, WorkflowPlace, WorkflowPublication, WorkflowUpdate, WorkflowVersion, WorkflowWalk } from '#generated/tickets/workflows.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** States, the ways between them, and the published versions. */
export interface Workflows {
  /** List the workflows. How tickets, cases and contacts go from their first state to one in which they end. */
  readonly index: Operation<[query?: Operations['workflows.index']['parameters']['query']], Page<Workflow>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['workflows.index']['parameters']['query'], options?: CallOptions) => List<Workflow>
  /** Create a workflow. It begins as a draft, which may be saved while it is incomplete. What contradicts itself is refused at its place in the document: a second state of one code (`taken`), a way to a state that is not there (`inclusion`), a permission, field or final state that does not exist (`invalid`). */
  readonly create: Operation<[body: WorkflowInput], Workflow, 'post'>
  /** Draw workflows from a file. Each row is a way between two states, drawn into the draft of the workflow of that name; what is not there yet is created: the workflow, and its states by their names, the first of which is where it begins. A way of the same name between the same states is known again, and what a row does not say of it stays. `category` and `end` are of the state that the way leads to, and no category is taken for the one where it begins; `end` is the code or name of a final state, `screen` and `required` are keys of management fields. Refused as at `workflows.create`, at the columns of the row. Nothing is published. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One workflow. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Workflow, 'get'>
  /** Replace a workflow. Writes the draft; published versions stay as they are. Refused as at its creation. */
  readonly update: Operation<[id: string, body: WorkflowUpdate], Workflow, 'put'>
  /** Change a workflow. Only what is sent changes; a document is sent whole. */
  readonly patch: Operation<[id: string, body: WorkflowPatch], Workflow, 'patch'>
  /** Delete a workflow. It can be restored; its published versions stay. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted workflow. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], Workflow, 'post'>
  /** Publish the draft. Makes a version of it that never changes. Every state must be reached from the initial one (`unreachable`) and reach a final one (`dead_end`). Records that are on their way finish in their version or move by the map, in which every state that is no more has its heir. */
  readonly publish: Operation<[id: string, body: WorkflowPublication], WorkflowVersion, 'post'>
  /** The published versions of a workflow. The latest first. */
  readonly versions: Operation<[id: string, query?: Operations['workflows.versions']['parameters']['query']], Page<WorkflowVersion>, 'get'>
  /** Walk through a workflow. Where a record stands after these transitions, what it can do next, and what its end does. Nothing is kept. */
  readonly simulate: Operation<[id: string, body: WorkflowWalk], WorkflowPlace, 'post'>
}

/** Builds `workflows`: States, the ways between them, and the published versions. */
export const workflows: Build<Workflows> = /* @__PURE__ */ family('laia', 'workflows index create import show update patch destroy restore publish=p!~ versions=g?~ simulate=p!~')
