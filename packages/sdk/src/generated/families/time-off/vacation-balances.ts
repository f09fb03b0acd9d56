// Generated from specs/time-off/vacation-balances.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationBalancesOperations as Operations } from '#generated/time-off/vacation-balances.ts'
import type { VacationBalance, VacationBalanceDetail } from '#generated/time-off/vacation-balances.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What there is of vacation, by person and year. */
export interface VacationBalances {
  /** List the vacation balances of people. One row a person with a contract in the year, of the people of whom one sees vacation requests as in vacationRequests.index. Days and states are those of one request of the person; active are people who are under contract or will be. */
  readonly index: Operation<[query?: Operations['vacationBalances.index']['parameters']['query']], Page<VacationBalance>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationBalances.index']['parameters']['query'], options?: CallOptions) => List<VacationBalance>
  /** The vacation balance of a person. By the id of the person: oneself, or somebody whose vacation requests one sees; others are 404. With each term of each number and the rule that gave it. */
  readonly show: Operation<[id: string, query?: Operations['vacationBalances.show']['parameters']['query']], VacationBalanceDetail, 'get'>
}

/** Builds `vacationBalances`: What there is of vacation, by person and year. */
export const vacationBalances: Build<VacationBalances> = /* @__PURE__ */ family('intranet', 'vacationBalances index show=g?/{id}')
