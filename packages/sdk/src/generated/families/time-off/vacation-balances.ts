// Generated from specs/time-off/vacation-balances.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationBalancesOperations as Operations } from '#generated/time-off/vacation-balances.ts'
import type { VacationBalance, VacationBalanceDetail } from '#generated/time-off/vacation-balances.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Vacation balances by person and year. */
export interface VacationBalances {
  /** List vacation balances. One row per person with a contract in the year, for the people whose vacation requests the caller may see in vacationRequests.index. Date and state filters must match the same request of the person; active people have a current or future contract. */
  readonly index: Operation<[query?: Operations['vacationBalances.index']['parameters']['query']], Page<VacationBalance>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationBalances.index']['parameters']['query'], options?: CallOptions) => List<VacationBalance>
  /** Retrieve the vacation balance of a person. Takes the ID of the person: the caller, or somebody whose vacation requests they may see; others return 404. Includes all terms of each amount and the policy behind them. */
  readonly show: Operation<[id: string, query?: Operations['vacationBalances.show']['parameters']['query']], VacationBalanceDetail, 'get'>
}

/** Builds `vacationBalances`: Vacation balances by person and year. */
export const vacationBalances: Build<VacationBalances> = /* @__PURE__ */ family('intranet', 'vacationBalances index show=g?/{id}')
