// Generated from specs/time-off/vacation-requests.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationRequestsOperations as Operations } from '#generated/time-off/vacation-requests.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'
import type { VacationActInput, VacationDecisionResult, VacationDecisionsInput, VacationEndInput, VacationPreviewInput, VacationReasonInput, VacationRequest, VacationRequestDetail, VacationRequestInput, VacationRequestUpdate } from '#generated/time-off/vacation-requests.ts'
import type { VacationPreview } from '#generated/time-off/vacation-preview.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Vacation requests of people, and their approval by the company. */
export interface VacationRequests {
  /** List vacation requests. Returns the requests of the caller. With MENU_VACATION_EMPLOYEE also those of the people they coordinate, with REPORTES_MIS_PROYECTOS of their projects, and with REPORTES_TODOS of everybody. Filters are named as in the specification §3. A request is archived, and therefore inactive, once its last day is before the previous year, or once HR has archived it. */
  readonly index: Operation<[query?: Operations['vacationRequests.index']['parameters']['query']], Page<VacationRequest>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationRequests.index']['parameters']['query'], options?: CallOptions) => List<VacationRequest>
  /** Request vacation. For the caller, or with VACACIONES_CAMBIAR_ESTADO for a person whom they may see. Refusals of vacationRequests.preview are `invalid` on `days`, with the rule as `value`; a day of another request is `taken`, with the day as `value`; a day in a locked month is `month_locked`, with the month. Shorter notice than the policy requires the agreement of the person: `blank` on `agreed`. The days are reserved from then on. A draft reserves nothing and is not evaluated, but two overlapping days in it are `taken` on `days`. Days more than 366 days apart are `less_than` on `days`. People with a vacation plan get its answer immediately, as shown in `operations` of vacationRequests.preview. */
  readonly create: Operation<[body: VacationRequestInput], VacationRequestDetail, 'post'>
  /** Preview a vacation request. Returns the days that count and why, the buckets used, the remaining balance, all rules that refuse it with their figures, and the nearest dates that would be accepted. Days more than 366 days apart are `less_than` on `days`. Changes nothing. */
  readonly preview: Operation<[body: VacationPreviewInput], VacationPreview, 'post'>
  /** Decide on many vacation requests. As vacationRequests.approve or vacationRequests.reject for each request; a refusal of one does not affect the others. With `hold` decisions take effect after six seconds; until then vacationRequests.release withdraws them. */
  readonly decide: Operation<[body: VacationDecisionsInput], VacationDecisionResult[], 'post'>
  /** Retrieve a vacation request. Includes its days, the buckets used and its history. Requests of people whom the caller may not see return 404. */
  readonly show: Operation<[id: string], VacationRequestDetail, 'get'>
  /** Update a draft or a pending vacation request. A draft by its author; with `draft` false it is submitted and evaluated as in vacationRequests.create. A pending request of a vacation plan by the person: it is evaluated again, and keeps its turn only if it becomes smaller; otherwise it goes to the end. Anything else is 409 `invalid` on `state`. The person cannot change: another one is `invalid` on `employeeId`. */
  readonly update: Operation<[id: string, body: VacationRequestUpdate], VacationRequestDetail, 'put'>
  /** Approve a vacation request. Approves the pending stage: a coordinator of the person or, if nobody answered within the days of the policy or nobody coordinates them, HR; then HR. Callers cannot decide on their own requests (403). The last stage uses the buckets. If a cancellation or early end was requested, it approves that: the days, or those after `lastDay`, return to their buckets. A request that awaits no decision, a cancellation of vacation that has started in the meantime (it can still end early), or a stale version, is 409. A day on which the person is absent by now is `taken` on `state`, with the day and, if the caller may see that absence, `heldBy`. */
  readonly approve: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
  /** Reject a vacation request. As vacationRequests.approve, with a comment that the person can read. If a cancellation or early end was requested, the request stays approved. */
  readonly reject: Operation<[id: string, body: VacationReasonInput], VacationRequestDetail, 'post'>
  /** Withdraw a vacation request. By the person, until the final decision; drafts by their author. The days become free again. */
  readonly withdraw: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
  /** Request the cancellation of approved vacation. By the person, before the first day: vacation that has started is 409 `invalid` on `state`. It awaits a decision like a request; until then the vacation stays approved. */
  readonly cancel: Operation<[id: string, body: VacationReasonInput], VacationRequestDetail, 'post'>
  /** Cancel approved vacation on behalf of the company. By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, and not for the caller themselves. The reason is shown to the person; the days return to their buckets. Vacation that has started is 409 `invalid` on `state`. */
  readonly cancelByCompany: Operation<[id: string, body: VacationReasonInput], VacationRequestDetail, 'post'>
  /** Request the early end of vacation. By the person, or their coordinator with VACACIONES_CAMBIAR_ESTADO, after the start and before the end of the vacation, otherwise 409 `invalid` on `state`. Days before today stay taken: a last day before yesterday or before the first day is `greater_than` on `lastDay`, the last day of the request or a later one `less_than`. It awaits a decision like a cancellation; until then the vacation stays approved. An approval applies as requested, however late: the days after `lastDay` return to their buckets. A day in a locked month is 409 `month_locked` on `state`. */
  readonly endEarly: Operation<[id: string, body: VacationEndInput], VacationRequestDetail, 'post'>
  /** End vacation early on behalf of the company. By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, and not for the caller themselves. As vacationRequests.endEarly, but immediately: the reason is shown to the person, and the days after `lastDay` return to their buckets. */
  readonly endEarlyByCompany: Operation<[id: string, body: VacationEndInput], VacationRequestDetail, 'post'>
  /** Archive a vacation request. By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, otherwise 403. Only for requests without effect, which reserve no days and await no decision; any other is 409 `invalid` on `state`. Enjoyed vacation is archived automatically, once its last day is before the previous year. */
  readonly archive: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
  /** Restore a vacation request from the archive. By HR, whether it was archived manually or automatically. A request that is not archived is 409 `invalid` on `state`. */
  readonly restore: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
  /** Withdraw decisions before they take effect. Only for decisions made by the caller; any other is `invalid` on `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], VacationDecisionResult[], 'post'>
}

/** Builds `vacationRequests`: Vacation requests of people, and their approval by the company. */
export const vacationRequests: Build<VacationRequests> = /* @__PURE__ */ family('intranet', 'vacationRequests index create preview=p!/preview decide=p!/decide show update approve=p!~ reject=p!~ withdraw=p!~ cancel=p!~ cancelByCompany=p!~ endEarly=p!~ endEarlyByCompany=p!~ archive=p!~ restore=p!~ release=p!/release')
