// Generated from specs/loads/anonymisation-runs.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AnonymisationRunsOperations as Operations } from '#generated/loads/anonymisation-runs.ts'
import type { AnonymisationPreview, AnonymisationRun, AnonymisationRunInput } from '#generated/loads/anonymisation-runs.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What was anonymised, when, by which rule and how many, with proof. */
export interface AnonymisationRuns {
  /** List the runs. Newest first. */
  readonly index: Operation<[query?: Operations['anonymisationRuns.index']['parameters']['query']], Page<AnonymisationRun>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['anonymisationRuns.index']['parameters']['query'], options?: CallOptions) => List<AnonymisationRun>
  /** Anonymise what is due by a rule. In the background, and for good: nothing brings the values back. The files that the records came from, rejected rows and downloads of the format go as well, except what a legal hold keeps. Of a rule that is put out of use, or has nothing due, `invalid` at `ruleId`. */
  readonly create: Operation<[body: AnonymisationRunInput], AnonymisationRun, 'post'>
  /** See what a rule would do. Changes nothing: how many records and values are due now, how many a hold keeps, and some of them before and after. What takes too long to be counted at once is `limit_reached` at `ruleId`: the run counts it. */
  readonly preview: Operation<[body: Operations['anonymisationRuns.preview']['requestBody']['content']['application/json']], AnonymisationPreview, 'post'>
  /** One run. How far it has come; afterwards its proof, and the SHA-256 of it. */
  readonly show: Operation<[id: string], AnonymisationRun, 'get'>
  /** Stop a run. What is anonymised stays so; the rest stays due. One that is over is 409 `invalid` at `state`. */
  readonly cancel: Operation<[id: string], AnonymisationRun, 'post'>
}

/** Builds `anonymisationRuns`: What was anonymised, when, by which rule and how many, with proof. */
export const anonymisationRuns: Build<AnonymisationRuns> = /* @__PURE__ */ family('main', 'anonymisationRuns index create preview=p!/preview show cancel=p~')
