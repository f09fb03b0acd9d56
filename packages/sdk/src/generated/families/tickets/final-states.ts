// Generated from specs/tickets/final-states.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { FinalStatesOperations as Operations } from '#generated/tickets/final-states.ts'
import type { FinalState, FinalStateInput, FinalStatePatch, FinalStateUpdate } from '#generated/tickets/final-states.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Final states of contacts, tickets and case files (tipificaciones). */
export interface FinalStates {
  /** List final states. Sorted by position by default. Final states of contacts, tickets and case files (tipificaciones). */
  readonly index: Operation<[query?: Operations['finalStates.index']['parameters']['query']], Page<FinalState>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['finalStates.index']['parameters']['query'], options?: CallOptions) => List<FinalState>
  /** Create a final state. Name and code are unique, ignoring case. */
  readonly create: Operation<[body: FinalStateInput], FinalState, 'post'>
  /** Import final states from a file. A row whose code exists updates that final state; its meanings by skill are kept. Each row is subject to the rules and permissions of `finalStates.create` and `finalStates.update`. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Reorder final states. Sets the order in which they are offered wherever one can be chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** Retrieve a final state. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], FinalState, 'get'>
  /** Replace a final state. Fields that are not sent take their default, except the position. */
  readonly update: Operation<[id: string, body: FinalStateUpdate], FinalState, 'put'>
  /** Update a final state. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: FinalStatePatch], FinalState, 'patch'>
  /** Delete a final state. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted final state. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], FinalState, 'post'>
}

/** Builds `finalStates`: Final states of contacts, tickets and case files (tipificaciones). */
export const finalStates: Build<FinalStates> = /* @__PURE__ */ family('laia', 'finalStates index create import reorder show update patch destroy restore')
