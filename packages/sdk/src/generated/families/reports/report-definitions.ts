// Generated from specs/reports/report-definitions.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ReportDefinitionsOperations as Operations } from '#generated/reports/report-definitions.ts'
import type { DefinedReport, Receivers, ReportDefinition, ReportDefinitionInput } from '#generated/reports/report-definitions.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Saved report queries, which can be shared and scheduled. */
export interface ReportDefinitions {
  /** List report definitions. Definitions of the caller, and those shared with them by name or through a group or role, if the caller may read the report (REP-15). */
  readonly index: Operation<[query?: Operations['reportDefinitions.index']['parameters']['query']], Page<ReportDefinition>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['reportDefinitions.index']['parameters']['query'], options?: CallOptions) => List<ReportDefinition>
  /** Create a report definition. For reports that the caller may read, otherwise 403. `query` is validated against the parameters of the report's list operation, with errors on `query.<parameter>`; an unknown column is `inclusion` on `columns`. A schedule requires a `period`, so that the same days are not sent again (`blank` on `period`); days in `query` in addition to it are `invalid`. People who may not read the report or open the reports are `out_of_reach` on `people`. The author of a scheduled definition is subscribed to it. */
  readonly create: Operation<[body: ReportDefinitionInput], ReportDefinition, 'post'>
  /** List the reports available for definitions. Reports that the caller may read, with their columns in the language of the caller, as used in files. */
  readonly reports: Operation<[], DefinedReport[], 'get'>
  /** List possible recipients. The first 500 people who may read the report, sorted by name, and the groups and roles. Members of a shared group or role see the definition only if they may read the report. */
  readonly receivers: Operation<[query?: Operations['reportDefinitions.receivers']['parameters']['query']], Receivers, 'get'>
  /** Retrieve a report definition. For its owner, with the subscribers, or for people with whom it is shared. */
  readonly show: Operation<[id: string], ReportDefinition, 'get'>
  /** Update a report definition. Only for its owner, validated as in reportDefinitions.create; of the people only those added are checked. Subscribers stay subscribed as long as it is shared with them. */
  readonly update: Operation<[id: string, body: ReportDefinitionInput], ReportDefinition, 'put'>
  /** Delete a definition. Only for its owner. Scheduled reports stop; reportDefinitions.restore restores it. Files already created are kept. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a report definition. Only for its owner; its schedule resumes. Has no effect on a definition that is not deleted. */
  readonly restore: Operation<[id: string], ReportDefinition, 'post'>
  /** Subscribe to a report definition. Files are sent on its schedule, with the permissions and reach that the caller has at that time. People can only subscribe themselves. A definition without a schedule is 409 `blank` on `schedule`. */
  readonly subscribe: Operation<[id: string], ReportDefinition, 'put'>
  /** Unsubscribe from a report definition. Has no effect for callers who are not subscribed. */
  readonly unsubscribe: Operation<[id: string], undefined, 'delete'>
}

/** Builds `reportDefinitions`: Saved report queries, which can be shared and scheduled. */
export const reportDefinitions: Build<ReportDefinitions> = /* @__PURE__ */ family('intranet', 'reportDefinitions index create reports=g/reports receivers=g?/receivers show update destroy restore subscribe=u/{id}/subscription unsubscribe=d/{id}/subscription')
