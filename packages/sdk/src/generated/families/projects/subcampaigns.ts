// Generated from specs/projects/subcampaigns.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SubcampaignsOperations as Operations } from '#generated/projects/subcampaigns.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Subcampaign, SubcampaignInput, SubcampaignPatch, SubcampaignUpdate } from '#generated/projects/subcampaigns.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Skills and their groups. */
export interface Subcampaigns {
  /** List subcampaigns. Sorted by code by default. The search covers code and name. */
  readonly index: Operation<[query?: Operations['subcampaigns.index']['parameters']['query']], Page<Subcampaign>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['subcampaigns.index']['parameters']['query'], options?: CallOptions) => List<Subcampaign>
  /** Create a subcampaign. The code is unique, and the name is unique within its campaign, ignoring case and accents. */
  readonly create: Operation<[body: SubcampaignInput], Subcampaign, 'post'>
  /** Import subcampaigns from a file. A row whose code exists updates that subcampaign; each row is subject to the rules and permissions of `subcampaigns.create` and `subcampaigns.update`. References can be given as IDs, or as code, name or username. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve a subcampaign. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], Subcampaign, 'get'>
  /** Replace a subcampaign. Fields that are not sent take their default. */
  readonly update: Operation<[id: string, body: SubcampaignUpdate], Subcampaign, 'put'>
  /** Update a subcampaign. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: SubcampaignPatch], Subcampaign, 'patch'>
  /** Delete a subcampaign. Soft delete: it can be restored. Rows that are referenced elsewhere cannot be deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted subcampaign. Restores the row unchanged, unless another row has taken its code or name in the meantime. */
  readonly restore: Operation<[id: string], Subcampaign, 'post'>
}

/** Builds `subcampaigns`: Skills and their groups. */
export const subcampaigns: Build<Subcampaigns> = /* @__PURE__ */ family('laia', 'subcampaigns index create import show update patch destroy restore')
