// Generated from specs/attendance/break-types.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { BreakTypesOperations as Operations } from '#generated/attendance/break-types.ts'
import type { BreakType, BreakTypeInput, BreakTypePatch, BreakTypeUpdate } from '#generated/attendance/break-types.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Break types and their rules. */
export interface BreakTypes {
  /** List break types. Sorted by position by default. */
  readonly index: Operation<[query?: Operations['breakTypes.index']['parameters']['query']], Page<BreakType>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['breakTypes.index']['parameters']['query'], options?: CallOptions) => List<BreakType>
  /** Create a break type. Name and code are unique, ignoring case and accents. */
  readonly create: Operation<[body: BreakTypeInput], BreakType, 'post'>
  /** Import break types. Creates types whose code is new and updates the others, under the rules and permissions of breakTypes.create and breakTypes.update. Rejected rows are listed; the others are saved. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Reorder break types. Sets the order in which they are offered wherever one can be chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** Retrieve a break type. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], BreakType, 'get'>
  /** Replace a break type. Fields that are not sent take their default, except the position. */
  readonly update: Operation<[id: string, body: BreakTypeUpdate], BreakType, 'put'>
  /** Update a break type. Only the fields sent are changed. Limits apply to breaks that start from now on. */
  readonly patch: Operation<[id: string, body: BreakTypePatch], BreakType, 'patch'>
  /** Delete a break type. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted break type. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], BreakType, 'post'>
}

/** Builds `breakTypes`: Break types and their rules. */
export const breakTypes: Build<BreakTypes> = /* @__PURE__ */ family('main', 'breakTypes index create import reorder show update patch destroy restore')
