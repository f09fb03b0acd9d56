// Generated from specs/time-off/absence-types.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AbsenceTypesOperations as Operations } from '#generated/time-off/absence-types.ts'
import type { AbsenceType, AbsenceTypeInput, AbsenceTypePatch, AbsenceTypeUpdate } from '#generated/time-off/absence-types.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The kinds of absence with the terms in force. */
export interface AbsenceTypes {
  /** List the absence types. In their order unless asked otherwise, each with the terms in force today or on another day. */
  readonly index: Operation<[query?: Operations['absenceTypes.index']['parameters']['query']], Page<AbsenceType>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['absenceTypes.index']['parameters']['query'], options?: CallOptions) => List<AbsenceType>
  /** Create an absence type. Its name and its code are unique, whatever their case and accents. Its first terms may begin on a day that has passed. */
  readonly create: Operation<[body: AbsenceTypeInput], AbsenceType, 'post'>
  /** Import absence types. Creates the types whose code is new and changes the others, each by the rules of absenceTypes.create and absenceTypes.update and with their permissions. Rows that are refused are listed; the others are kept. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the absence types in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One absence type. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], AbsenceType, 'get'>
  /** Replace an absence type. What is not sent takes its default; its place in the order stays. Terms that differ from those in force hold from `validFrom` on, today unless a later day is sent; what was in force before that stays, so that no balance of the past changes. A day that has passed is refused with `invalid`. */
  readonly update: Operation<[id: string, body: AbsenceTypeUpdate], AbsenceType, 'put'>
  /** Change an absence type. Only what is sent changes; the terms from `validFrom` on. */
  readonly patch: Operation<[id: string, body: AbsenceTypePatch], AbsenceType, 'patch'>
  /** Delete an absence type. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted absence type. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], AbsenceType, 'post'>
}

/** Builds `absenceTypes`: The kinds of absence with the terms in force. */
export const absenceTypes: Build<AbsenceTypes> = /* @__PURE__ */ family('main', 'absenceTypes index create import reorder show update patch destroy restore')
