// Generated from specs/time-off/vacation-periods.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationPeriodsOperations as Operations } from '#generated/time-off/vacation-periods.ts'
import type { BidsInput, OwnBids, PeriodResults, VacationPeriod, VacationPeriodInput, VacationPeriodUpdate } from '#generated/time-off/vacation-periods.ts'
import type { VacationActInput } from '#generated/time-off/vacation-requests.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** When one asks for which dates of a vacation plan, and who gets what. */
export interface VacationPeriods {
  /** List the periods of requests. With where each stands by today, how many of its requests are not answered and whether that is late. Whoever asks finds the period of their plan in vacationPlaces.show. */
  readonly index: Operation<[query?: Operations['vacationPeriods.index']['parameters']['query']], Page<VacationPeriod>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationPeriods.index']['parameters']['query'], options?: CallOptions) => List<VacationPeriod>
  /** Create a period of requests. A plan that is not there is `inclusion` at `planId`; days that are not in order are `invalid` at `closesOn`, `answerBy` or `endsOn`; dates that another period of the plan is for `taken` at `startsOn`, with its name as `value`. */
  readonly create: Operation<[body: VacationPeriodInput], VacationPeriod, 'post'>
  /** Change a period of requests. Refused as in vacationPeriods.create. One whose results are published is 409 `read_only` at `state`. */
  readonly update: Operation<[id: string, body: VacationPeriodUpdate], VacationPeriod, 'put'>
  /** Delete a period of requests. With what people would like to have in it. One whose results are published is 409 `read_only` at `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Who gets what in a period of requests, and why. In the order in which people have their turn by the criterion of the period, each with what they would like to have and what comes of it. Before it is published it is a trial that changes nothing, and comes to the same each time; afterwards it says what was published. The people whom one sees. */
  readonly results: Operation<[id: string], PeriodResults, 'get'>
  /** Publish the results of a period of requests. Writes a request for each that gets something, approved, and tells everybody. By who sees everybody (REPORTES_TODOS). One that is not closed yet, is published already, or serves who comes first is 409 `invalid` at `state`. */
  readonly publish: Operation<[id: string, body: VacationActInput], PeriodResults, 'post'>
}

/** Builds `vacationPeriods`: When one asks for which dates of a vacation plan, and who gets what. */
export const vacationPeriods: Build<VacationPeriods> = /* @__PURE__ */ family('intranet', 'vacationPeriods index create update destroy results=g~ publish=p!~')

/** What one would like to have in a period of requests. */
export interface VacationBids {
  /** What one would like to have in a period of requests. One's own, by the id of the period. A period of a plan that is not one's own is 404. */
  readonly show: Operation<[id: string], OwnBids, 'get'>
  /** Say what one would like to have in a period of requests. The first before the others, in the place of what was said before; none takes it all back. While the period is open, and not where it serves who comes first: 409 `invalid` at `state`. Dates beyond those of the period are `invalid` at `bids`, as are those that the agreement refuses, with the rule as `value`. */
  readonly update: Operation<[id: string, body: BidsInput], OwnBids, 'put'>
}

/** Builds `vacationBids`: What one would like to have in a period of requests. */
export const vacationBids: Build<VacationBids> = /* @__PURE__ */ family('intranet', 'vacationBids:/vacation-periods show=g/{id}/bids update=u!/{id}/bids')
