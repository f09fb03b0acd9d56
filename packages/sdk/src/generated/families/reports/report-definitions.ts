// Generated from specs/reports/report-definitions.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ReportDefinitionsOperations as Operations } from '#generated/reports/report-definitions.ts'
import type { DefinedReport, Receivers, ReportDefinition, ReportDefinitionInput } from '#generated/reports/report-definitions.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What a report shows, kept under a name, shared and scheduled. */
export interface ReportDefinitions {
  /** List the definitions of reports. One's own, and those that are shared with oneself, by name or through a group or a role, as long as one may read the report itself (REP-15). */
  readonly index: Operation<[query?: Operations['reportDefinitions.index']['parameters']['query']], Page<ReportDefinition>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['reportDefinitions.index']['parameters']['query'], options?: CallOptions) => List<ReportDefinition>
  /** Keep what a report shows under a name. Of a report that one may read: else 403. `query` is checked by the parameters of the operation that lists the report, and refused under `query.<parameter>`; a column that the report does not have is `inclusion` at `columns`. A schedule needs a `period`, so that it never sends the same days again: else `blank` at `period`; days in `query` beside it are `invalid`. People who may not read the report, or not open the reports, are `out_of_reach` at `people`. Whoever makes one with a schedule receives it. */
  readonly create: Operation<[body: ReportDefinitionInput], ReportDefinition, 'post'>
  /** List the reports of which there can be definitions. Those that one may read, with their columns in the language of the person. Files have the same words. */
  readonly reports: Operation<[], DefinedReport[], 'get'>
  /** With whom a definition can be shared. Five hundred people who may read the report, by name, and the groups and roles. Of a group or a role those see it who may read the report. */
  readonly receivers: Operation<[query?: Operations['reportDefinitions.receivers']['parameters']['query']], Receivers, 'get'>
  /** One definition. One's own, with who receives it, or one that is shared with oneself. */
  readonly show: Operation<[id: string], ReportDefinition, 'get'>
  /** Change a definition. By its owner, checked as in reportDefinitions.create; of its people only those who are added. Who receives it goes on receiving it, as long as it is shared with them. */
  readonly update: Operation<[id: string, body: ReportDefinitionInput], ReportDefinition, 'put'>
  /** Delete a definition. By its owner. Nothing is sent any more; reportDefinitions.restore brings it back. Files that were made stay. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Bring a definition back. By its owner; its schedule goes on. Nothing happens to one that is there. */
  readonly restore: Operation<[id: string], ReportDefinition, 'post'>
  /** Receive a definition. By its schedule, with the rights and the reach that one has then. Nobody receives what they have not asked for themselves. Without a schedule there is nothing to receive: 409 `blank` at `schedule`. */
  readonly subscribe: Operation<[id: string], ReportDefinition, 'put'>
  /** Receive a definition no more. Nothing happens to who does not receive it. */
  readonly unsubscribe: Operation<[id: string], undefined, 'delete'>
}

/** Builds `reportDefinitions`: What a report shows, kept under a name, shared and scheduled. */
export const reportDefinitions: Build<ReportDefinitions> = /* @__PURE__ */ family('intranet', 'reportDefinitions index create reports=g/reports receivers=g?/receivers show update destroy restore subscribe=u/{id}/subscription unsubscribe=d/{id}/subscription')
