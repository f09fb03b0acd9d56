// Generated from specs/projects/skills.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SkillsOperations as Operations } from '#generated/projects/skills.ts'
import type { Campaign, Skill } from '#generated/projects/skills.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Skills and their groups. */
export interface Skills {
  /** List skills. Sorted by code by default. */
  readonly index: Operation<[query?: Operations['skills.index']['parameters']['query']], Page<Skill>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['skills.index']['parameters']['query'], options?: CallOptions) => List<Skill>
  /** Retrieve the campaign of a skill. Includes its subcampaigns. */
  readonly campaign: Operation<[id: string], Campaign, 'get'>
}

/** Builds `skills`: Skills and their groups. */
export const skills: Build<Skills> = /* @__PURE__ */ family('laia', 'skills:/skill index campaign=g~')
