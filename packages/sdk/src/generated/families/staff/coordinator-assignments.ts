// Generated from specs/staff/coordinator-assignments.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { CoordinatorAssignmentsOperations as Operations } from '#generated/staff/coordinator-assignments.ts'
import type { Coordinator, CoordinatorAssignment, CoordinatorMove, CoordinatorMoveResult } from '#generated/staff/coordinator-assignments.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Who coordinates whom, from when to when. */
export interface CoordinatorAssignments {
  /** List who coordinated whom. Past, current and planned; those that began last first. */
  readonly index: Operation<[query?: Operations['coordinatorAssignments.index']['parameters']['query']], Page<CoordinatorAssignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['coordinatorAssignments.index']['parameters']['query'], options?: CallOptions) => List<CoordinatorAssignment>
  /** Give people a coordinator. From a day on, or for a time after which the coordinator of before returns; `coordinatorId: null` leaves them without one. Each person is told apart: who is refused stays as before. Nothing that has passed changes. */
  readonly assign: Operation<[body: CoordinatorMove], CoordinatorMoveResult, 'post'>
  /** What giving people a coordinator would do. Changes nothing. Says who would be refused and why, and how many requests for access of theirs are open. */
  readonly preview: Operation<[body: CoordinatorMove], CoordinatorMoveResult, 'post'>
  /** Give people coordinators by a file. Each row names a person by the employee code in `code` and the coordinator in `coordinator`, by code or by a name that only one person has; without `coordinator` the person stays as before, with `null` they are left without one. It may say `startsOn` (today unless given), `endsOn` and `reason` as `coordinatorAssignments.assign` takes them. Each is moved or refused by itself; who would coordinate themselves or those above them is refused (`invalid`). */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** List who can coordinate. Who may see assigned people (MENU_ASIGNADOS by a role of their own) or coordinates somebody today, by name. */
  readonly coordinators: Operation<[query?: Operations['coordinatorAssignments.coordinators']['parameters']['query']], Page<Coordinator>, 'get'>
  /** Take back a planned change. Only one that has not begun; the assignment before it goes on in its place. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `coordinatorAssignments`: Who coordinates whom, from when to when. */
export const coordinatorAssignments: Build<CoordinatorAssignments> = /* @__PURE__ */ family('main', 'coordinatorAssignments index assign=p! preview=p!/preview import coordinators=g?/coordinators destroy')
