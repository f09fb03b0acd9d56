// Generated from specs/staff/coordinator-assignments.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { CoordinatorAssignmentsOperations as Operations } from '#generated/staff/coordinator-assignments.ts'
import type { Coordinator, CoordinatorAssignment, CoordinatorMove, CoordinatorMoveResult } from '#generated/staff/coordinator-assignments.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Dated assignments of coordinators to employees. */
export interface CoordinatorAssignments {
  /** List coordinator assignments. Past, current and planned, sorted by first day, latest first. */
  readonly index: Operation<[query?: Operations['coordinatorAssignments.index']['parameters']['query']], Page<CoordinatorAssignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['coordinatorAssignments.index']['parameters']['query'], options?: CallOptions) => List<CoordinatorAssignment>
  /** Assign a coordinator to people. From a given day, or for a period after which the former coordinator returns; `coordinatorId: null` leaves them without one. The response reports the result of each person; refused ones stay unchanged. The past cannot be changed. */
  readonly assign: Operation<[body: CoordinatorMove], CoordinatorMoveResult, 'post'>
  /** Preview an assignment of a coordinator. Changes nothing. Returns who would be refused and why, and the number of their open access requests. */
  readonly preview: Operation<[body: CoordinatorMove], CoordinatorMoveResult, 'post'>
  /** Import coordinator assignments from a file. Each row has the employee code of a person in `code` and the coordinator in `coordinator`, by code or unique name; without `coordinator` the person stays unchanged, with `null` they have none. Optional `startsOn` (today by default), `endsOn` and `reason` as in `coordinatorAssignments.assign`. Each row is saved or rejected on its own; people cannot coordinate themselves or those above them (`invalid`). */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** List possible coordinators. People who may see assigned people (MENU_ASIGNADOS through one of their roles) or coordinate somebody today, sorted by name. */
  readonly coordinators: Operation<[query?: Operations['coordinatorAssignments.coordinators']['parameters']['query']], Page<Coordinator>, 'get'>
  /** Delete a planned change. Only if it has not started; the previous assignment continues. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `coordinatorAssignments`: Dated assignments of coordinators to employees. */
export const coordinatorAssignments: Build<CoordinatorAssignments> = /* @__PURE__ */ family('main', 'coordinatorAssignments index assign=p! preview=p!/preview import coordinators=g?/coordinators destroy')
