// Generated from specs/projects/skill-groups.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SkillGroupsOperations as Operations } from '#generated/projects/skill-groups.ts'
import type { SkillGroup } from '#generated/projects/skill-groups.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Skills and their groups. */
export interface SkillGroups {
  /** List skill groups. Sorted by name by default. */
  readonly index: Operation<[query?: Operations['skillGroups.index']['parameters']['query']], Page<SkillGroup>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['skillGroups.index']['parameters']['query'], options?: CallOptions) => List<SkillGroup>
}

/** Builds `skillGroups`: Skills and their groups. */
export const skillGroups: Build<SkillGroups> = /* @__PURE__ */ family('laia', 'skillGroups:/groupskill index')
