// Generated from specs/time-off/vacation-periods.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationPeriodsOperations as Operations } from '#generated/time-off/vacation-periods.ts'
import type { BidsInput, OwnBids, PeriodResults, VacationPeriod, VacationPeriodInput, VacationPeriodUpdate } from '#generated/time-off/vacation-periods.ts'
import type { VacationActInput } from '#generated/time-off/vacation-requests.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Request periods of vacation plans, and their results. */
export interface VacationPeriods {
  /** List request periods. Includes the current state, the number of unanswered requests and whether the answer is late. vacationPlaces.show returns the period of the caller's own plan. */
  readonly index: Operation<[query?: Operations['vacationPeriods.index']['parameters']['query']], Page<VacationPeriod>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationPeriods.index']['parameters']['query'], options?: CallOptions) => List<VacationPeriod>
  /** Create a request period. An unknown plan is `inclusion` on `planId`; days in the wrong order are `invalid` on `closesOn`, `answerBy` or `endsOn`; dates of another period of the plan are `taken` on `startsOn`, with its name as `value`. */
  readonly create: Operation<[body: VacationPeriodInput], VacationPeriod, 'post'>
  /** Update a request period. Errors are those of vacationPeriods.create. A period with published results is 409 `read_only` on `state`. */
  readonly update: Operation<[id: string, body: VacationPeriodUpdate], VacationPeriod, 'put'>
  /** Delete a request period. Also deletes its preferences. A period with published results is 409 `read_only` on `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** List the results of a request period. People in the order of their turn by the criterion of the period, each with their preferences and the outcomes. Before publication it is a simulation that changes nothing and always has the same result; afterwards it returns what was published. Covers the people whom the caller may see. */
  readonly results: Operation<[id: string], PeriodResults, 'get'>
  /** Publish the results of a request period. Creates an approved request for each granted preference and notifies everybody: of the request, or that no preference was granted. Requires REPORTES_TODOS. A period that is not closed yet, is already published, or works by order of arrival is 409 `invalid` on `state`. */
  readonly publish: Operation<[id: string, body: VacationActInput], PeriodResults, 'post'>
}

/** Builds `vacationPeriods`: Request periods of vacation plans, and their results. */
export const vacationPeriods: Build<VacationPeriods> = /* @__PURE__ */ family('intranet', 'vacationPeriods index create update destroy results=g~ publish=p!~')

/** Preferences of a person in a request period. */
export interface VacationBids {
  /** Retrieve the preferences of the caller. Takes the ID of the period. Periods of plans other than the caller's return 404. */
  readonly show: Operation<[id: string], OwnBids, 'get'>
  /** Replace the preferences of the caller. Ordered by preference; an empty list removes all. Only while the period is open, and not if it works by order of arrival: 409 `invalid` on `state`. Dates outside the period are `invalid` on `bids`, as are dates refused by the agreement, with the rule as `value`. */
  readonly update: Operation<[id: string, body: BidsInput], OwnBids, 'put'>
}

/** Builds `vacationBids`: Preferences of a person in a request period. */
export const vacationBids: Build<VacationBids> = /* @__PURE__ */ family('intranet', 'vacationBids:/vacation-periods show=g/{id}/bids update=u!/{id}/bids')
