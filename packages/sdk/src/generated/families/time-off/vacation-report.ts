// Generated from specs/time-off/vacation-report.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationReportOperations as Operations } from '#generated/time-off/vacation-report.ts'
import type { VacationReportRow } from '#generated/time-off/vacation-report.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Taken, pending and planned vacation, by people or period. */
export interface VacationReportFamily {
  /** Report vacation by people or period. Covers the people whose records the caller may see in reports. One row per person, team, project, skill, week or month, and per kind and unit of vacation, which are never added together; `by` `total` is a single group. Requests count by their days in the period; `entitlement`, `carriedOver` and the following fields are those of the year of the last day, as in vacationBalances.index, and null by week and month. Teams, projects and skills are those on the last day, or today if that is in the future; people in several count in each. At most 366 days (`less_than` on `endDate`); defaults to the current year. */
  readonly index: Operation<[query?: Operations['vacationReport.index']['parameters']['query']], Page<VacationReportRow> & { readonly meta: Operations['vacationReport.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationReport.index']['parameters']['query'], options?: CallOptions) => List<VacationReportRow>
}

/** Builds `vacationReport`: Taken, pending and planned vacation, by people or period. */
export const vacationReport: Build<VacationReportFamily> = /* @__PURE__ */ family('intranet', 'vacationReport index')
