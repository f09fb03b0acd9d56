// Generated from specs/tickets/priorities.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { PrioritiesOperations as Operations } from '#generated/tickets/priorities.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { Priority, PriorityInput, PriorityPatch, PriorityUpdate } from '#generated/tickets/priorities.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Priorities of tickets: colour, weight and promised times. */
export interface Priorities {
  /** List the priorities. In their order unless asked otherwise. */
  readonly index: Operation<[query?: Operations['priorities.index']['parameters']['query']], Page<Priority>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['priorities.index']['parameters']['query'], options?: CallOptions) => List<Priority>
  /** Create a priority. Its name is unique, whatever its case and accents. */
  readonly create: Operation<[body: PriorityInput], Priority, 'post'>
  /** Create and change priorities from a file. A row whose name stands changes that priority; each row goes through the rules of `priorities.create` and `priorities.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the priorities in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One priority. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Priority, 'get'>
  /** Replace a priority. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: PriorityUpdate], Priority, 'put'>
  /** Change a priority. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: PriorityPatch], Priority, 'patch'>
  /** Delete a priority. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted priority. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], Priority, 'post'>
}

/** Builds `priorities`: Priorities of tickets: colour, weight and promised times. */
export const priorities: Build<Priorities> = /* @__PURE__ */ family('laia', 'priorities index create import reorder show update patch destroy restore')
