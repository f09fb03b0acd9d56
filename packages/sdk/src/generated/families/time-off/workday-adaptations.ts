// Generated from specs/time-off/workday-adaptations.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { WorkdayAdaptationsOperations as Operations } from '#generated/time-off/workday-adaptations.ts'
import type { AdaptationAnswerInput, AdaptationDecisionResult, AdaptationInput, AdaptationReplyInput, WorkdayAdaptation } from '#generated/time-off/workday-adaptations.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Workday adaptations, answered within fifteen days. */
export interface WorkdayAdaptations {
  /** List workday adaptation requests. Returns the requests of the caller. With SOLICITUDES_AUSENCIA_VER and AUSENCIAS_VER_JUSTIFICANTES also those of the people whom the caller may see, since requests reveal family circumstances. */
  readonly index: Operation<[query?: Operations['workdayAdaptations.index']['parameters']['query']], Page<WorkdayAdaptation>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['workdayAdaptations.index']['parameters']['query'], options?: CallOptions) => List<WorkdayAdaptation>
  /** Request a workday adaptation. For the caller. The company answers within fifteen days of the request; without an answer it is granted. Callers who are not employed get 404. A second request while one is pending is `taken` on `startsOn`; an end before the start `invalid` on `endsOn`. */
  readonly create: Operation<[body: AdaptationInput], WorkdayAdaptation, 'post'>
  /** Retrieve a workday adaptation request. Access is the same as in workdayAdaptations.index; others get 404. */
  readonly show: Operation<[id: string], WorkdayAdaptation, 'get'>
  /** Answer a workday adaptation request. Grants it, refuses it with reasons (`blank` on `comment`), or proposes an alternative (`blank` on `alternative`). Callers cannot answer their own requests (403). A request that awaits no answer, or a stale version, is 409. */
  readonly answer: Operation<[id: string, body: AdaptationAnswerInput], WorkdayAdaptation, 'post'>
  /** Accept or decline an alternative, or withdraw the request. Only by the person. Accepting and declining require a proposed alternative: 409 `invalid` on `state`. */
  readonly reply: Operation<[id: string, body: AdaptationReplyInput], WorkdayAdaptation, 'post'>
  /** Withdraw decisions before they take effect. Only for decisions made by the caller; any other is `invalid` on `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], AdaptationDecisionResult[], 'post'>
}

/** Builds `workdayAdaptations`: Workday adaptations, answered within fifteen days. */
export const workdayAdaptations: Build<WorkdayAdaptations> = /* @__PURE__ */ family('intranet', 'workdayAdaptations index create show answer=p!~ reply=p!~ release=p!/release')
