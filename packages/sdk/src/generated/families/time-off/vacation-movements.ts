// Generated from specs/time-off/vacation-movements.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationMovementsOperations as Operations } from '#generated/time-off/vacation-movements.ts'
import type { VacationMovement, VacationMovementInput } from '#generated/time-off/vacation-movements.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The ledger of vacation. */
export interface VacationMovements {
  /** List the movements of vacation. One's own, and those of the people whose vacation requests one sees as in vacationRequests.index. Nothing in it is ever changed: what was wrong is reversed by another movement. What there is in a bucket is the sum of its movements. Days are those of the movement, states those of its request; active are buckets of the last year and of those after it. Days that sick leave returns are to who may not know private causes (AUSENCIAS_VER_JUSTIFICANTES) an `adjustment` on the day on which it was written, of a bucket that ends as the regular one; neither reason nor author of an adjustment is told to them, except of their own. */
  readonly index: Operation<[query?: Operations['vacationMovements.index']['parameters']['query']], Page<VacationMovement>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationMovements.index']['parameters']['query'], options?: CallOptions) => List<VacationMovement>
  /** Adjust vacation, or carry it over. By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, and not one's own. `adjustment` adds or takes units of the bucket of a kind and year, or takes another adjustment back by `reverses`, as a whole. `carry_over` moves what is free of a bucket into one of the same year that ends on `until`, which is later (else `greater_than` at `until`). No bucket goes further below zero than its policy allows: `less_than` at `units`, with what there is as `count`. A year without a bucket is `inclusion` at `year`; an adjustment that was taken back already is `taken` at `reverses`. */
  readonly create: Operation<[body: VacationMovementInput], VacationMovement, 'post'>
}

/** Builds `vacationMovements`: The ledger of vacation. */
export const vacationMovements: Build<VacationMovements> = /* @__PURE__ */ family('intranet', 'vacationMovements index create')
