// Generated from specs/loads/anonymisation-runs.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AnonymisationRunsOperations as Operations } from '#generated/loads/anonymisation-runs.ts'
import type { AnonymisationPreview, AnonymisationRun, AnonymisationRunInput } from '#generated/loads/anonymisation-runs.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Anonymisation runs: when, by which rule and how many records, with proof. */
export interface AnonymisationRuns {
  /** List runs. Sorted from newest to oldest. */
  readonly index: Operation<[query?: Operations['anonymisationRuns.index']['parameters']['query']], Page<AnonymisationRun>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['anonymisationRuns.index']['parameters']['query'], options?: CallOptions) => List<AnonymisationRun>
  /** Anonymise the records due under a rule. In the background and irreversibly. Source files, rejected rows and downloads of the format are deleted or emptied too, except those under a legal hold. An inactive rule, or one with nothing due, is `invalid` on `ruleId`. */
  readonly create: Operation<[body: AnonymisationRunInput], AnonymisationRun, 'post'>
  /** Preview a rule. Returns the records and values currently due, the records under a hold, and sample values before and after. Changes nothing. A count that takes too long is `limit_reached` on `ruleId`; the run itself counts. */
  readonly preview: Operation<[body: Operations['anonymisationRuns.preview']['requestBody']['content']['application/json']], AnonymisationPreview, 'post'>
  /** Retrieve a run. Includes its progress; once finished, its proof and the SHA-256 of the proof. */
  readonly show: Operation<[id: string], AnonymisationRun, 'get'>
  /** Cancel a run. Values already anonymised stay so; the rest stays due. A finished run is 409 `invalid` on `state`. */
  readonly cancel: Operation<[id: string], AnonymisationRun, 'post'>
}

/** Builds `anonymisationRuns`: Anonymisation runs: when, by which rule and how many records, with proof. */
export const anonymisationRuns: Build<AnonymisationRuns> = /* @__PURE__ */ family('main', 'anonymisationRuns index create preview=p!/preview show cancel=p~')
