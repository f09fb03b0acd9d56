// Generated from specs/time-off/vacation-places.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationPlacesOperations as Operations } from '#generated/time-off/vacation-places.ts'
import type { PeakHistory, VacationPlaces } from '#generated/time-off/vacation-places.ts'
import type { VacationActInput, VacationRequestDetail } from '#generated/time-off/vacation-requests.ts'
import type { Operation } from '#http/operation.ts'

/** Which dates are free in a vacation plan, and places that are offered. */
export interface VacationPlacesFamily {
  /** Which dates are free for somebody. By the id of the person: oneself, or somebody whose vacation requests one sees; others are 404. Each date with how much of its quota is left and how many wait; without a plan no date says anything. A period has at most 366 days (`less_than` at `until`). */
  readonly show: Operation<[id: string, query?: Operations['vacationPlaces.show']['parameters']['query']], VacationPlaces, 'get'>
  /** Which peak weeks somebody had over the years. By the id of the person: oneself, or somebody whose vacation requests one sees; others are 404. For each period of requests of their plan of these years the weeks and days of work that they were off, and how many days the people of the plan had on average; nothing of fewer than five. */
  readonly peaks: Operation<[id: string, query?: Operations['vacationPlaces.peaks']['parameters']['query']], PeakHistory, 'get'>
  /** Take a place that is offered. By the id of one's own request that waits and is offered its places: it is approved, or in a plan that does not approve by itself waits for a decision with its places held. One that is offered nothing, or whose offer has run out, is 409 `invalid` at `state`. Who does not want it any more takes the request back (vacationRequests.withdraw). */
  readonly accept: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
}

/** Builds `vacationPlaces`: Which dates are free in a vacation plan, and places that are offered. */
export const vacationPlaces: Build<VacationPlacesFamily> = /* @__PURE__ */ family('intranet', 'vacationPlaces show=g?/{id} peaks=g?~ accept=p!~')
