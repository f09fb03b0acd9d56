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

/** Absence types with the terms in force. */
export interface AbsenceTypes {
  /** List absence types. Sorted by position by default. Each type includes the terms in force today, or on another day. */
  readonly index: Operation<[query?: Operations['absenceTypes.index']['parameters']['query']], Page<AbsenceType>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['absenceTypes.index']['parameters']['query'], options?: CallOptions) => List<AbsenceType>
  /** Create an absence type. Name and code are unique, ignoring case and accents. The first terms can start in the past. */
  readonly create: Operation<[body: AbsenceTypeInput], AbsenceType, 'post'>
  /** Import absence types. Creates types whose code is new and updates the others, under the rules and permissions of absenceTypes.create and absenceTypes.update. Rejected rows are listed; the others are saved. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Reorder absence types. Sets the order in which they are offered wherever one can be chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** Retrieve an absence type. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], AbsenceType, 'get'>
  /** Replace an absence type. Fields that are not sent take their default, except the position. Terms that differ from those in force apply from `validFrom`, which is today or later (a past day is `invalid`). Earlier terms are kept, so that past balances do not change. */
  readonly update: Operation<[id: string, body: AbsenceTypeUpdate], AbsenceType, 'put'>
  /** Update an absence type. Only the fields sent are changed; new terms apply from `validFrom`. */
  readonly patch: Operation<[id: string, body: AbsenceTypePatch], AbsenceType, 'patch'>
  /** Delete an absence type. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted absence type. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], AbsenceType, 'post'>
}

/** Builds `absenceTypes`: Absence types with the terms in force. */
export const absenceTypes: Build<AbsenceTypes> = /* @__PURE__ */ family('main', 'absenceTypes index create import reorder show update patch destroy restore')
