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

/** The kinds of break and their rules. */
export interface BreakTypes {
  /** List the break types. In their order unless asked otherwise. */
  readonly index: Operation<[query?: Operations['breakTypes.index']['parameters']['query']], Page<BreakType>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['breakTypes.index']['parameters']['query'], options?: CallOptions) => List<BreakType>
  /** Create a break type. Its name and its code are unique, whatever their case and accents. */
  readonly create: Operation<[body: BreakTypeInput], BreakType, 'post'>
  /** Import break types. Creates the types whose code is new and changes the others, each by the rules of breakTypes.create and breakTypes.update and with their permissions. Rows that are refused are listed; the others are kept. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the break types in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One break type. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], BreakType, 'get'>
  /** Replace a break type. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: BreakTypeUpdate], BreakType, 'put'>
  /** Change a break type. Only what is sent changes. The limits hold for whoever goes into such a break from now on. */
  readonly patch: Operation<[id: string, body: BreakTypePatch], BreakType, 'patch'>
  /** Delete a break type. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted break type. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], BreakType, 'post'>
}

/** Builds `breakTypes`: The kinds of break and their rules. */
export const breakTypes: Build<BreakTypes> = /* @__PURE__ */ family('main', 'breakTypes index create import reorder show update patch destroy restore')
