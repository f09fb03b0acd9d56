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

/** How contacts, tickets and cases end (tipificaciones). */
export interface FinalStates {
  /** List the final states. In their order unless asked otherwise: how a contact, a ticket or a case can end (tipificaciones). */
  readonly index: Operation<[query?: Operations['finalStates.index']['parameters']['query']], Page<FinalState>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['finalStates.index']['parameters']['query'], options?: CallOptions) => List<FinalState>
  /** Create a final state. Its name and its code are unique, whatever their case. */
  readonly create: Operation<[body: FinalStateInput], FinalState, 'post'>
  /** Create and change final states from a file. A row whose code stands changes that final state; what it means in skills stays. Each row goes through the rules of `finalStates.create` and `finalStates.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the final states in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One final state. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], FinalState, 'get'>
  /** Replace a final state. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: FinalStateUpdate], FinalState, 'put'>
  /** Change a final state. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: FinalStatePatch], FinalState, 'patch'>
  /** Delete a final state. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted final state. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], FinalState, 'post'>
}

/** Builds `finalStates`: How contacts, tickets and cases end (tipificaciones). */
export const finalStates: Build<FinalStates> = /* @__PURE__ */ family('laia', 'finalStates index create import reorder show update patch destroy restore')
