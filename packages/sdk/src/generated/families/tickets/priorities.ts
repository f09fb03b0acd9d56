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
  /** List priorities. Sorted by position by default. */
  readonly index: Operation<[query?: Operations['priorities.index']['parameters']['query']], Page<Priority>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['priorities.index']['parameters']['query'], options?: CallOptions) => List<Priority>
  /** Create a priority. Name is unique, ignoring case and accents. */
  readonly create: Operation<[body: PriorityInput], Priority, 'post'>
  /** Import priorities from a file. A row whose name exists updates that priority; each row is subject to the rules and permissions of `priorities.create` and `priorities.update`. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Reorder priorities. Sets the order in which they are offered wherever one can be chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** Retrieve a priority. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], Priority, 'get'>
  /** Replace a priority. Fields that are not sent take their default, except the position. */
  readonly update: Operation<[id: string, body: PriorityUpdate], Priority, 'put'>
  /** Update a priority. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: PriorityPatch], Priority, 'patch'>
  /** Delete a priority. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted priority. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], Priority, 'post'>
}

/** Builds `priorities`: Priorities of tickets: colour, weight and promised times. */
export const priorities: Build<Priorities> = /* @__PURE__ */ family('laia', 'priorities index create import reorder show update patch destroy restore')
