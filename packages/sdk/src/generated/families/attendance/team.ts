// Generated from specs/attendance/team.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TeamOperations as Operations } from '#generated/attendance/team.ts'
import type { TeamMember } from '#generated/attendance/team.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The people whom somebody leads, as they stand today. */
export interface TeamFamily {
  /** List the people one leads, as they stand today. One row a person whose record one may see as in clockEntries.index (REP-1), without oneself: what they do today by their clock, their balance, and what of theirs waits. Today is that of each work center; a night of yesterday that still runs is today's. Without `sort` whoever needs somebody stands first: who is missing, whose requests wait for who looks, whose day has an incident, and then who is at work. */
  readonly index: Operation<[query?: Operations['team.index']['parameters']['query']], Page<TeamMember> & { readonly meta: Operations['team.index']['responses'][200]['content']['application/json']['meta'] }, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['team.index']['parameters']['query'], options?: CallOptions) => List<TeamMember>
}

/** Builds `team`: The people whom somebody leads, as they stand today. */
export const team: Build<TeamFamily> = /* @__PURE__ */ family('intranet', 'team index')
