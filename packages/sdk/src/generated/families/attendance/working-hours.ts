// Generated from specs/attendance/working-hours.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { WorkingHoursOperations as Operations } from '#generated/attendance/working-hours.ts'
import type { ReportChoices, WorkingHours } from '#generated/attendance/working-hours.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Working time by person and period. */
export interface WorkingHoursFamily {
  /** List working time by person and period. One row per person and day, week or month, or one row per person with `by` `period`, with the sums of the days of workdays.index. The permissions of clockEntries.index apply (REP-1); coordinator, project, skill and group are the current ones. At most 366 days; defaults to the current month up to today. Partially requested weeks and months contain only the requested days. With `timeOff`, each row includes the balance of the hour bank, vacation and absences; `vacation` is null for people whose vacationReport.index the caller may not read, and the cause of an absence is visible as in absences.index. */
  readonly index: Operation<[query?: Operations['workingHours.index']['parameters']['query']], Page<WorkingHours> & { readonly meta: Operations['workingHours.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['workingHours.index']['parameters']['query'], options?: CallOptions) => List<WorkingHours>
  /** List the filter values for working time. Groups, coordinators, projects, skills and work centres of the people whose working time the caller may see, sorted by name. */
  readonly choices: Operation<[], ReportChoices, 'get'>
}

/** Builds `workingHours`: Working time by person and period. */
export const workingHours: Build<WorkingHoursFamily> = /* @__PURE__ */ family('intranet', 'workingHours index choices=g/choices')
