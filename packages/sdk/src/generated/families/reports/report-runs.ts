// Generated from specs/reports/report-runs.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ReportRunsOperations as Operations } from '#generated/reports/report-runs.ts'
import type { ReportRun, ReportRunInput } from '#generated/reports/report-runs.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Files of reports, made in the background. */
export interface ReportRuns {
  /** List the files of one's reports. Those that were made for oneself, by a schedule or because one asked. */
  readonly index: Operation<[query?: Operations['reportRuns.index']['parameters']['query']], Page<ReportRun>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['reportRuns.index']['parameters']['query'], options?: CallOptions) => List<ReportRun>
  /** Make a file of a report in the background. Of a definition, or of a report with its `query` and `columns`, however many rows there are (REP-8). It is made with the rights and the reach that one has while it is made; who loses them gets none. One is told when it is ready. Of a report that one may not read 403; checked as in reportDefinitions.create. */
  readonly create: Operation<[body: ReportRunInput], ReportRun, 'post'>
  /** One run. How far it has come, and how fast. */
  readonly show: Operation<[id: string], ReportRun, 'get'>
  /** Stop a run. It stops after the page of rows that it is at, and nothing of the file is kept. One that is over stays as it is: 409 `invalid` at `state`. */
  readonly cancel: Operation<[id: string], ReportRun, 'post'>
}

/** Builds `reportRuns`: Files of reports, made in the background. */
export const reportRuns: Build<ReportRuns> = /* @__PURE__ */ family('intranet', 'reportRuns index create show cancel=p~')
