// Generated from specs/time-off/operation-vacations.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { OperationVacationsOperations as Operations } from '#generated/time-off/operation-vacations.ts'
import type { Coverage, CoverageInput, Fairness, OperationsDecisionInput, OperationsReleaseInput, OperationsSummary } from '#generated/time-off/operation-vacations.ts'
import type { VacationDecisionResult, VacationRequest, VacationRequestDetail } from '#generated/time-off/vacation-requests.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Vacation requests of vacation plans, for operations planners. */
export interface OperationVacations {
  /** List vacation requests of vacation plans. Requests evaluated by a vacation plan: of the people the caller coordinates, with REPORTES_MIS_PROYECTOS of their projects, and with REPORTES_TODOS of everybody. Filters are named as in the specification §3. `canDecide` says whether the caller can answer with operationVacations.decide. */
  readonly index: Operation<[query?: Operations['operationVacations.index']['parameters']['query']], Page<VacationRequest>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['operationVacations.index']['parameters']['query'], options?: CallOptions) => List<VacationRequest>
  /** Retrieve a vacation request of a vacation plan. Includes days and history, as vacationRequests.show. Requests of people whom the caller may not see return 404. */
  readonly show: Operation<[id: string], VacationRequestDetail, 'get'>
  /** Count vacation requests of vacation plans. Number of requests by state in a period, in total and by day, week, month or person, over the requests of operationVacations.index. With `planId` each day also has its quota, the places taken and the number waiting. At most 366 days (`less_than` on `until`); by person, at most the 100 people with most requests. */
  readonly summary: Operation<[query?: Operations['operationVacations.summary']['parameters']['query']], OperationsSummary, 'get'>
  /** List how peak dates and fairness figures were shared over the years. For the people of a plan whom the caller may see: working days off on the dates of the plan's request periods, by period and in total; grouped by team for all callers, with teams of fewer than five people merged; by name only with REPORTES_TODOS. The groups also have averages by year of weekends worked, vacation denied, offered places not accepted, waits for a break and hard tickets, which nobody gets by name but the person. Legal representatives, who hold a current grant of that role (recordGrants), get the groups of all people of the plan. vacationPlaces.peaks returns the figures of a single person. */
  readonly fairness: Operation<[query?: Operations['operationVacations.fairness']['parameters']['query']], Fairness, 'get'>
  /** Decide on many vacation requests of vacation plans. Decides on the whole request, whatever stage is pending; a refusal of one does not affect the others. Approving requires GESTIONAR_VACACIONES_OP_APROBAR and a place on each date; otherwise the error is `full` on `quota`, with the date as `value` and the quota as `count`, unless `override` gives a reason. Rejecting requires GESTIONAR_VACACIONES_OP_RECHAZAR and a comment, which the person can read. Callers cannot decide on their own requests. Requests on the waiting list can be answered too. With `hold` decisions take effect after six seconds; until then operationVacations.release withdraws them. */
  readonly decide: Operation<[body: OperationsDecisionInput], VacationDecisionResult[], 'post'>
  /** Withdraw decisions before they take effect. Only for decisions made by the caller; any other is `invalid` on `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], VacationDecisionResult[], 'post'>
  /** Preview the coverage if vacation requests are approved. For each date, skill and interval of the staffing needs of their plans: people needed, planned now, and remaining; which requests fit into the quotas; and the best subset that fits: the most requests, then the fewest days below the need, then the earliest requests. Requests that the caller may not see are ignored. Changes nothing. */
  readonly preview: Operation<[body: CoverageInput], Coverage, 'post'>
}

/** Builds `operationVacations`: Vacation requests of vacation plans, for operations planners. */
export const operationVacations: Build<OperationVacations> = /* @__PURE__ */ family('intranet', 'operationVacations index show summary=g?/summary fairness=g?/fairness decide=p!/decide release=p!/release preview=p!/preview')
