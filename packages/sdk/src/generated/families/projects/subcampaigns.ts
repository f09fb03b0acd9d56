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
  /** List the subcampaigns. Sorted by code unless asked otherwise; the search looks into code and name. */
  readonly index: Operation<[query?: Operations['subcampaigns.index']['parameters']['query']], Page<Subcampaign>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['subcampaigns.index']['parameters']['query'], options?: CallOptions) => List<Subcampaign>
  /** Create a subcampaign. Its code is unique, its name within its campaign, whatever their case and accents. */
  readonly create: Operation<[body: SubcampaignInput], Subcampaign, 'post'>
  /** Create and change subcampaigns from a file. A row whose code stands changes that subcampaign; each row goes through the rules of `subcampaigns.create` and `subcampaigns.update`, and through their permissions. What it refers to may be written as an id, or as the code, name or user name by which it is known. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One subcampaign. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Subcampaign, 'get'>
  /** Replace a subcampaign. What is not sent takes its default. */
  readonly update: Operation<[id: string, body: SubcampaignUpdate], Subcampaign, 'put'>
  /** Change a subcampaign. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: SubcampaignPatch], Subcampaign, 'patch'>
  /** Delete a subcampaign. It can be restored. One that something refers to is not deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted subcampaign. It stands again as it was, unless another one has taken its code or its name meanwhile. */
  readonly restore: Operation<[id: string], Subcampaign, 'post'>
}

/** Builds `subcampaigns`: Skills and their groups. */
export const subcampaigns: Build<Subcampaigns> = /* @__PURE__ */ family('laia', 'subcampaigns index create import show update patch destroy restore')
