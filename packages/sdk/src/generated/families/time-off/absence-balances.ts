// Generated from specs/time-off/absence-balances.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AbsenceBalancesOperations as Operations } from '#generated/time-off/absence-balances.ts'
import type { AbsenceBalance } from '#generated/time-off/absence-balances.ts'
import type { Operation } from '#http/operation.ts'

/** What there is of absences that the year limits. */
export interface AbsenceBalances {
  /** What there is of the bags of a year. One for each type that the year limits. One's own; with SOLICITUDES_AUSENCIA_VER of somebody whom one may see, without those of private types unless their cause may be known. Others are 404. */
  readonly index: Operation<[query?: Operations['absenceBalances.index']['parameters']['query']], AbsenceBalance[], 'get'>
}

/** Builds `absenceBalances`: What there is of absences that the year limits. */
export const absenceBalances: Build<AbsenceBalances> = /* @__PURE__ */ family('intranet', 'absenceBalances index')
