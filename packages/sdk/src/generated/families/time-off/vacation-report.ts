// Generated from specs/time-off/vacation-report.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationReportOperations as Operations } from '#generated/time-off/vacation-report.ts'
import type { VacationReportRow } from '#generated/time-off/vacation-report.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What is taken, waits and is planned of vacation, by people or period. */
export interface VacationReportFamily {
  /** Add up vacation by people or period. Of the people whose records one may see in reports. One row for each person, team, project, skill, week or month and each kind and unit of vacation, which are never added to one another; `by` `total` is all of it. Requests are counted by their days of the period; `entitlement`, `carriedOver` and what follows are those of the year of the last day, as in vacationBalances.index, and null by week and month. Teams, projects and skills are those of the last day, or of today where that is to come: whoever has several is in each. A period has at most 366 days (`less_than` at `endDate`); without one it is the year at hand. */
  readonly index: Operation<[query?: Operations['vacationReport.index']['parameters']['query']], Page<VacationReportRow> & { readonly meta: Operations['vacationReport.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationReport.index']['parameters']['query'], options?: CallOptions) => List<VacationReportRow>
}

/** Builds `vacationReport`: What is taken, waits and is planned of vacation, by people or period. */
export const vacationReport: Build<VacationReportFamily> = /* @__PURE__ */ family('intranet', 'vacationReport index')
