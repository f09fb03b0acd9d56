// Generated from specs/attendance/team.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TeamOperations as Operations } from '#generated/attendance/team.ts'
import type { TeamMember } from '#generated/attendance/team.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** People led by the caller, and their current status. */
export interface TeamFamily {
  /** List the team with its current status. One row per person whose record the caller may see as in clockEntries.index (REP-1), without the caller: clock state, balance and pending requests. Today is in the time zone of each work centre; a night shift from yesterday still counts. By default, people who need attention come first: missing, with requests awaiting the caller, with incidents; then those at work. */
  readonly index: Operation<[query?: Operations['team.index']['parameters']['query']], Page<TeamMember> & { readonly meta: Operations['team.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['team.index']['parameters']['query'], options?: CallOptions) => List<TeamMember>
}

/** Builds `team`: People led by the caller, and their current status. */
export const team: Build<TeamFamily> = /* @__PURE__ */ family('intranet', 'team index')
