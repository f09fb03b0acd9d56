// Generated from specs/time-off/operation-vacations.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { OperationVacationsOperations as Operations } from '#generated/time-off/operation-vacations.ts'
import type { Coverage, CoverageInput, Fairness, OperationsDecisionInput, OperationsReleaseInput, OperationsSummary } from '#generated/time-off/operation-vacations.ts'
import type { VacationDecisionResult, VacationRequest, VacationRequestDetail } from '#generated/time-off/vacation-requests.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The requests of the vacation plans, for those who plan the operation. */
export interface OperationVacations {
  /** List the vacation requests of the plans. Those that were judged by a vacation plan: of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. The names of the filters are those of the specification §3. `canDecide` says whether whoever asks may answer with operationVacations.decide. */
  readonly index: Operation<[query?: Operations['operationVacations.index']['parameters']['query']], Page<VacationRequest>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['operationVacations.index']['parameters']['query'], options?: CallOptions) => List<VacationRequest>
  /** One vacation request of a plan. With its days and its history, as vacationRequests.show. Of somebody whom one may see; others are 404. */
  readonly show: Operation<[id: string], VacationRequestDetail, 'get'>
  /** Count the vacation requests of the plans. How many requests there are of each state in a period, in all and by day, week, month or person, of whom operationVacations.index lists. With `planId` each day also says its quota, what is taken and how many wait. A period has at most 366 days (`less_than` at `until`); by person the hundred with most requests are told. */
  readonly summary: Operation<[query?: Operations['operationVacations.summary']['parameters']['query']], OperationsSummary, 'get'>
  /** Who had which peak dates over the years. Of the people of a plan whom one sees: the days of work that they were off on the dates of its periods of requests, of each of its periods of these years and in all. By team for everybody who may ask, a team of fewer than five people within the others; by name with REPORTES_TODOS only. Each person has their own of vacationPlaces.peaks. */
  readonly fairness: Operation<[query?: Operations['operationVacations.fairness']['parameters']['query']], Fairness, 'get'>
  /** Decide on many vacation requests of the plans. For the whole request, whatever stage it waits for; what is refused of one leaves the others alone. Approving needs GESTIONAR_VACACIONES_OP_APROBAR, and a place on each date: without one it is `full` at `quota`, with the date as `value` and the quota as `count`, unless an `override` says why. Refusing needs GESTIONAR_VACACIONES_OP_RECHAZAR and a comment, which the person reads. Nobody decides on their own. What waits for a place can be answered, too. With `hold` it is in force six seconds later, and operationVacations.release takes it back until then. */
  readonly decide: Operation<[body: OperationsDecisionInput], VacationDecisionResult[], 'post'>
  /** Take back decisions before they are in force. One's own; any other is `invalid` at `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], VacationDecisionResult[], 'post'>
  /** What approving a set of vacation requests would do. For each date, skill and interval of the need of their plans: who is needed, who is planned now and who would be left; which of the requests fit into the quotas; and the best subset of them that does: the most requests, then the fewest days below the need, then the earlier ones. Requests that one may not see are left out. Changes nothing. */
  readonly preview: Operation<[body: CoverageInput], Coverage, 'post'>
}

/** Builds `operationVacations`: The requests of the vacation plans, for those who plan the operation. */
export const operationVacations: Build<OperationVacations> = /* @__PURE__ */ family('intranet', 'operationVacations index show summary=g?/summary fairness=g?/fairness decide=p!/decide release=p!/release preview=p!/preview')
