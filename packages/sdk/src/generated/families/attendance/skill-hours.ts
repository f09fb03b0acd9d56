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
  /** List working time by skill. Effective time of the days of workdays.index, by the skill of the agent state at each moment; time without a skill is a row of its own, so that all rows add up to the effective time (REP-4). The permissions of clockEntries.index apply (REP-1); coordinator and project are the current ones. At most 366 days; defaults to the current month up to today. Days whose instants are not stored have no skill. */
  readonly index: Operation<[query?: Operations['skillHours.index']['parameters']['query']], Page<SkillHours> & { readonly meta: Operations['skillHours.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['skillHours.index']['parameters']['query'], options?: CallOptions) => List<SkillHours>
}

/** Builds `skillHours`: Working time by skill. */
export const skillHours: Build<SkillHoursFamily> = /* @__PURE__ */ family('intranet', 'skillHours index')
