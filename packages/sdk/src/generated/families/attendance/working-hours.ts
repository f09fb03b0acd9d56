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
  /** List working time by person and period. One row a person and day, week or month, with what the days of workdays.index add up to in it. Whose they are follows the permissions as in clockEntries.index (REP-1); coordinator, project, skill and group are those of today. A period has at most 366 days, the month up to today unless it is said; of a week or a month that is asked for in part there is that part. */
  readonly index: Operation<[query?: Operations['workingHours.index']['parameters']['query']], Page<WorkingHours> & { readonly meta: Operations['workingHours.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['workingHours.index']['parameters']['query'], options?: CallOptions) => List<WorkingHours>
  /** What working time can be narrowed by. The groups, coordinators, projects, skills and work centers of the people whose working time one may see, by name. */
  readonly choices: Operation<[], ReportChoices, 'get'>
}

/** Builds `workingHours`: Working time by person and period. */
export const workingHours: Build<WorkingHoursFamily> = /* @__PURE__ */ family('intranet', 'workingHours index choices=g/choices')
