// Generated from specs/time-off/vacation-places.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationPlacesOperations as Operations } from '#generated/time-off/vacation-places.ts'
import type { PeakHistory, VacationPlaces } from '#generated/time-off/vacation-places.ts'
import type { VacationActInput, VacationRequestDetail } from '#generated/time-off/vacation-requests.ts'
import type { Operation } from '#http/operation.ts'

/** Free dates in vacation plans, and offered places. */
export interface VacationPlacesFamily {
  /** List free dates for a person. Takes the ID of the person: the caller, or somebody whose vacation requests they may see; others return 404. Each date has the remaining quota and the number waiting; without a plan the list is empty. At most 366 days (`less_than` on `until`). */
  readonly show: Operation<[id: string, query?: Operations['vacationPlaces.show']['parameters']['query']], VacationPlaces, 'get'>
  /** List the peak weeks and fairness figures of a person over the years. Takes the ID of the person: the caller, or somebody whose vacation requests they may see; others return 404. For each request period of their plan: the weeks and working days off. For callers about themselves also, by year: weekends worked, vacation denied, waits for a break and hard tickets. Beside each the average of the people of the plan, which is null without a plan and for fewer than five people. */
  readonly peaks: Operation<[id: string, query?: Operations['vacationPlaces.peaks']['parameters']['query']], PeakHistory, 'get'>
  /** Accept an offered place. Takes the ID of a waiting request of the caller with an offer: it is approved, or if the plan does not approve automatically, it awaits a decision with its places reserved. A request without an offer, or with an expired one, is 409 `invalid` on `state`. To decline, withdraw the request (vacationRequests.withdraw). */
  readonly accept: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
}

/** Builds `vacationPlaces`: Free dates in vacation plans, and offered places. */
export const vacationPlaces: Build<VacationPlacesFamily> = /* @__PURE__ */ family('intranet', 'vacationPlaces show=g?/{id} peaks=g?~ accept=p!~')
