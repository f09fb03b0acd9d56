// Generated from specs/time-off/workday-adaptations.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { WorkdayAdaptationsOperations as Operations } from '#generated/time-off/workday-adaptations.ts'
import type { AdaptationAnswerInput, AdaptationDecisionResult, AdaptationInput, AdaptationReplyInput, WorkdayAdaptation } from '#generated/time-off/workday-adaptations.ts'
import type { OperationsReleaseInput } from '#generated/time-off/operation-vacations.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Adaptations of the working day, answered within fifteen days. */
export interface WorkdayAdaptations {
  /** List the requests for an adaptation of the working day. One's own. With SOLICITUDES_AUSENCIA_VER and AUSENCIAS_VER_JUSTIFICANTES also those of the people whom one may see: what is asked for tells of a family. */
  readonly index: Operation<[query?: Operations['workdayAdaptations.index']['parameters']['query']], Page<WorkdayAdaptation>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['workdayAdaptations.index']['parameters']['query'], options?: CallOptions) => List<WorkdayAdaptation>
  /** Ask for an adaptation of the working day. For oneself. The company answers within fifteen days from the day it is asked; what it does not answer is granted. Who is not employed is 404. A second one while one waits is `taken` at `startsOn`; an end before the start `invalid` at `endsOn`. */
  readonly create: Operation<[body: AdaptationInput], WorkdayAdaptation, 'post'>
  /** One request for an adaptation of the working day. As far as workdayAdaptations.index tells of them; others are 404. */
  readonly show: Operation<[id: string], WorkdayAdaptation, 'get'>
  /** Answer a request for an adaptation of the working day. Granted; or refused with reasons (`blank` at `comment`); or with an alternative (`blank` at `alternative`). Nobody answers their own (403). What waits for no answer, or another version, is 409. */
  readonly answer: Operation<[id: string, body: AdaptationAnswerInput], WorkdayAdaptation, 'post'>
  /** Accept an alternative, decline it, or withdraw the request. By the person. Accepting and declining are for an alternative only: 409 `invalid` at `state`. */
  readonly reply: Operation<[id: string, body: AdaptationReplyInput], WorkdayAdaptation, 'post'>
  /** Take back decisions before they are in force. One's own; any other is `invalid` at `state`. */
  readonly release: Operation<[body: OperationsReleaseInput], AdaptationDecisionResult[], 'post'>
}

/** Builds `workdayAdaptations`: Adaptations of the working day, answered within fifteen days. */
export const workdayAdaptations: Build<WorkdayAdaptations> = /* @__PURE__ */ family('intranet', 'workdayAdaptations index create show answer=p!~ reply=p!~ release=p!/release')
