// Generated from specs/time-off/absence-balances.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AbsenceBalancesOperations as Operations } from '#generated/time-off/absence-balances.ts'
import type { AbsenceBalance } from '#generated/time-off/absence-balances.ts'
import type { Operation } from '#http/operation.ts'

/** Balances of absence types with a yearly limit. */
export interface AbsenceBalances {
  /** List the absence balances of a year. One balance per absence type with a yearly limit, for the caller. With SOLICITUDES_AUSENCIA_VER also for people whom the caller may see, without private types unless the caller may know their cause. Other people return 404. */
  readonly index: Operation<[query?: Operations['absenceBalances.index']['parameters']['query']], AbsenceBalance[], 'get'>
}

/** Builds `absenceBalances`: Balances of absence types with a yearly limit. */
export const absenceBalances: Build<AbsenceBalances> = /* @__PURE__ */ family('intranet', 'absenceBalances index')
