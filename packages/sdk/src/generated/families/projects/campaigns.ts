// Generated from specs/projects/campaigns.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { CampaignsOperations as Operations } from '#generated/projects/campaigns.ts'
import type { Campaign } from '#generated/projects/skills.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Skills and their groups. */
export interface Campaigns {
  /** List campaigns. Sorted by name. */
  readonly index: Operation<[query?: Operations['campaigns.index']['parameters']['query']], Page<Campaign>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['campaigns.index']['parameters']['query'], options?: CallOptions) => List<Campaign>
}

/** Builds `campaigns`: Skills and their groups. */
export const campaigns: Build<Campaigns> = /* @__PURE__ */ family('laia', 'campaigns index')
