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

/** Vacation that people ask for, and the company decides on. */
export interface VacationRequests {
  /** List the vacation requests. One's own. With MENU_VACATION_EMPLOYEE also those of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. The names of the filters are those of the specification §3. A request is in the archive, and no longer active, once its last day lies before the last year, or once HR has put it there. */
  readonly index: Operation<[query?: Operations['vacationRequests.index']['parameters']['query']], Page<VacationRequest>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationRequests.index']['parameters']['query'], options?: CallOptions) => List<VacationRequest>
  /** Ask for vacation. For oneself, or for somebody whom one may see with VACACIONES_CAMBIAR_ESTADO. What vacationRequests.preview refuses is `invalid` at `days`, with the rule as `value`; a day that another request has is `taken` there, with the day as `value`; a day of a locked month is `month_locked`, with the month. Less than the notice of the policy asks for the agreement of the person: `blank` at `agreed`. The days are held from then on. A draft holds nothing and is not judged, but two of its days that overlap are `taken` at `days`. Days more than 366 days apart are `less_than` there. Whoever has a vacation plan is answered by it at once, as vacationRequests.preview said in `operations`. */
  readonly create: Operation<[body: VacationRequestInput], VacationRequestDetail, 'post'>
  /** Count the days of a vacation request before it is sent. Which days count and why, which buckets they spend, what is left, and each rule that refuses it with its numbers and the nearest dates that would pass. Days more than 366 days apart are `less_than` at `days`. Changes nothing. */
  readonly preview: Operation<[body: VacationPreviewInput], VacationPreview, 'post'>
  /** Decide on many vacation requests. Each as vacationRequests.approve or vacationRequests.reject would; what is refused of one leaves the others alone. With `hold` it is in force six seconds later, and vacationRequests.release takes it back until then. */
  readonly decide: Operation<[body: VacationDecisionsInput], VacationDecisionResult[], 'post'>
  /** One vacation request. With its days, the buckets it spends and its history. Of somebody whom one may see; others are 404. */
  readonly show: Operation<[id: string], VacationRequestDetail, 'get'>
  /** Change a vacation request that waits, or a draft. A draft by who wrote it; sent with `draft` false it is asked for, and judged as in vacationRequests.create. One of a vacation plan that waits, by the person: it is judged anew, and keeps its turn where it only becomes smaller; otherwise it goes to the end. Anything else is 409 `invalid` at `state`. The person stays: another one is `invalid` at `employeeId`. */
  readonly update: Operation<[id: string, body: VacationRequestUpdate], VacationRequestDetail, 'put'>
  /** Approve a vacation request. For the stage that it waits for: a coordinator of the person or, when nobody answered within the days of the policy or nobody coordinates the person, HR; then HR. Nobody decides on their own (403). The last stage spends the buckets. Of a request whose cancellation or early end was asked for it agrees to that: the days, or those after `lastDay`, return to the buckets they came from. What waits for nobody, a cancellation of vacation that has begun meanwhile (it can end early), or another version, is 409. A day on which the person is absent by now is `taken` at `state`, with the day and, for who may see that absence, `heldBy`. */
  readonly approve: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
  /** Refuse a vacation request. As vacationRequests.approve, with a comment that the person reads. A request whose cancellation or early end was asked for stays approved. */
  readonly reject: Operation<[id: string, body: VacationReasonInput], VacationRequestDetail, 'post'>
  /** Take back a vacation request. By the person, as long as nobody has decided for good; of a draft by who wrote it. The days are free again. */
  readonly withdraw: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
  /** Ask for the cancellation of approved vacation. By the person, before the first day: vacation that has begun is 409 `invalid` at `state`. It waits for a decision as a request does; until then the vacation stands. */
  readonly cancel: Operation<[id: string, body: VacationReasonInput], VacationRequestDetail, 'post'>
  /** Cancel approved vacation for the company. By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, and not one's own. The person reads the reason; the days return to the buckets they came from. Vacation that has begun is 409 `invalid` at `state`. */
  readonly cancelByCompany: Operation<[id: string, body: VacationReasonInput], VacationRequestDetail, 'post'>
  /** Ask to end vacation that has begun. By the person, or by who coordinates them with VACACIONES_CAMBIAR_ESTADO, once it has begun and before it is over; any other is 409 `invalid` at `state`. What is before today stays taken: a last day before yesterday or before the first day is `greater_than` at `lastDay`, the last day of the request or a later one `less_than`. It waits for a decision as a cancellation does, and the vacation stands until then. What is agreed to is what was asked for, however late: the days after `lastDay` return to the buckets they came from. A day of a locked month is 409 `month_locked` at `state`. */
  readonly endEarly: Operation<[id: string, body: VacationEndInput], VacationRequestDetail, 'post'>
  /** End vacation that has begun. By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, and not one's own. As vacationRequests.endEarly, but at once: the person reads the reason, and the days after `lastDay` return to the buckets they came from. */
  readonly endEarlyByCompany: Operation<[id: string, body: VacationEndInput], VacationRequestDetail, 'post'>
  /** Put a vacation request into the archive. By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS. One that came to nothing: it holds no days and waits for nobody; any other is 409 `invalid` at `state`. What was enjoyed goes there by itself, once its last day lies before the last year. Whoever may not is told 403. */
  readonly archive: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
  /** Bring a vacation request back from the archive. By HR, whatever put it there. One that is not there is 409 `invalid` at `state`. */
  readonly restore: Operation<[id: string, body: VacationActInput], VacationRequestDetail, 'post'>
  /** Withdraw decisions before they take effect. One's own; any other is `invalid` at `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], VacationDecisionResult[], 'post'>
}

/** Builds `vacationRequests`: Vacation that people ask for, and the company decides on. */
export const vacationRequests: Build<VacationRequests> = /* @__PURE__ */ family('intranet', 'vacationRequests index create preview=p!/preview decide=p!/decide show update approve=p!~ reject=p!~ withdraw=p!~ cancel=p!~ cancelByCompany=p!~ endEarly=p!~ endEarlyByCompany=p!~ archive=p!~ restore=p!~ release=p!/release')
