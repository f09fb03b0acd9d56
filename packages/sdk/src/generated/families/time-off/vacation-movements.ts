// Generated from specs/time-off/vacation-movements.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationMovementsOperations as Operations } from '#generated/time-off/vacation-movements.ts'
import type { VacationMovement, VacationMovementInput } from '#generated/time-off/vacation-movements.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The vacation ledger. */
export interface VacationMovements {
  /** List vacation movements. Movements of the caller and of the people whose vacation requests they may see in vacationRequests.index. Movements are immutable: errors are reversed by another movement. The balance of a bucket is the sum of its movements. Date filters apply to the movement, state filters to its request; active buckets are those of the previous year and later. Callers who may not know private causes (AUSENCIAS_VER_JUSTIFICANTES) get days returned by sick leave of others as an `adjustment` on the day it was recorded, in a bucket that ends as the regular one; the reason and author of an adjustment are hidden from them, except for their own. */
  readonly index: Operation<[query?: Operations['vacationMovements.index']['parameters']['query']], Page<VacationMovement>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationMovements.index']['parameters']['query'], options?: CallOptions) => List<VacationMovement>
  /** Create an adjustment or a carry-over. By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, and not for the caller themselves. `adjustment` adds or deducts units of the bucket of a kind and year, or fully reverses another adjustment (`reverses`). `carry_over` moves unused units to a bucket of the same year that ends on `until`, which must be later (`greater_than` on `until`). A bucket cannot fall below the limit of its policy: `less_than` on `units`, with the available units as `count`. A year without a bucket is `inclusion` on `year`; an adjustment already reversed is `taken` on `reverses`. */
  readonly create: Operation<[body: VacationMovementInput], VacationMovement, 'post'>
}

/** Builds `vacationMovements`: The vacation ledger. */
export const vacationMovements: Build<VacationMovements> = /* @__PURE__ */ family('intranet', 'vacationMovements index create')
