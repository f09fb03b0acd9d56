// Generated from specs/attendance/skill-hours.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SkillHoursOperations as Operations } from '#generated/attendance/skill-hours.ts'
import type { SkillHours } from '#generated/attendance/skill-hours.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Working time by skill. */
export interface SkillHoursFamily {
  /** List working time by skill. The effective time of the days of workdays.index, by the skill that the state of the agent named meanwhile; what no skill explains is a row without one, so that all rows add up to the effective time (REP-4). Whose it is follows the permissions as in clockEntries.index (REP-1); coordinator and project are those of today. A period has at most 366 days, the month up to today unless it is said. Days whose instants are not kept are explained by no skill. */
  readonly index: Operation<[query?: Operations['skillHours.index']['parameters']['query']], Page<SkillHours> & { readonly meta: Operations['skillHours.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['skillHours.index']['parameters']['query'], options?: CallOptions) => List<SkillHours>
}

/** Builds `skillHours`: Working time by skill. */
export const skillHours: Build<SkillHoursFamily> = /* @__PURE__ */ family('intranet', 'skillHours index')
