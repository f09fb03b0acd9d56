// Generated from specs/reports/report-runs.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ReportRunsOperations as Operations } from '#generated/reports/report-runs.ts'
import type { ReportRun, ReportRunInput } from '#generated/reports/report-runs.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Report files, created in the background. */
export interface ReportRuns {
  /** List report runs of the caller. Files created for the caller, by a schedule or on request. */
  readonly index: Operation<[query?: Operations['reportRuns.index']['parameters']['query']], Page<ReportRun>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['reportRuns.index']['parameters']['query'], options?: CallOptions) => List<ReportRun>
  /** Create a report file in the background. From a definition, or from a report with its `query` and `columns`, without a limit of rows (REP-8). Uses the permissions and reach that the caller has while it runs; if they are lost, no file is created. The caller is notified when it is ready. A report that the caller may not read is 403; validated as in reportDefinitions.create. */
  readonly create: Operation<[body: ReportRunInput], ReportRun, 'post'>
  /** Retrieve a run. Includes its progress and speed. */
  readonly show: Operation<[id: string], ReportRun, 'get'>
  /** Cancel a run. Stops after the current page of rows and deletes the partial file. A finished run is 409 `invalid` on `state`. */
  readonly cancel: Operation<[id: string], ReportRun, 'post'>
}

/** Builds `reportRuns`: Report files, created in the background. */
export const reportRuns: Build<ReportRuns> = /* @__PURE__ */ family('intranet', 'reportRuns index create show cancel=p~')
