// Generated from specs/lists/duplicate-searches.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { DuplicateSearchesOperations as Operations } from '#generated/lists/duplicate-searches.ts'
import type { DuplicateCut, DuplicatePreview, DuplicatePreviewInput, DuplicateSearch, DuplicateSearchInput, SeenDuplicateSearch } from '#generated/lists/duplicate-searches.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Searches for records of a format that are about the same person. */
export interface DuplicateSearches {
  /** List the searches. The newest first. */
  readonly index: Operation<[query?: Operations['duplicateSearches.index']['parameters']['query']], Page<DuplicateSearch>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['duplicateSearches.index']['parameters']['query'], options?: CallOptions) => List<DuplicateSearch>
  /** Look for duplicates. In the background. A key that the format does not have is `inclusion` at `keys`; a load that is not of the format `inclusion` at `loadId`, and `blank` where the scope is `load` and none is named; a scope of skill or campaign of a format without one `invalid` at `scope`. More than 2,000,000 records are `limit_reached` at `scope`. */
  readonly create: Operation<[body: DuplicateSearchInput], DuplicateSearch, 'post'>
  /** Count what a search would find. Before it is made, among the newest records of its scope, at most 5,000: how many groups at each threshold. Refused as in duplicateSearches.create. Changes nothing. */
  readonly preview: Operation<[body: DuplicatePreviewInput], DuplicatePreview, 'post'>
  /** One search. With how far it is, or what it found. */
  readonly show: Operation<[id: string], DuplicateSearch, 'get'>
  /** Delete a search. With its groups. What was merged stays merged and cannot be undone any more; what is not the same stays known. One that is under way is `invalid` at `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Stop a search. One that computes finds nothing; one that merges stops before the next group, and what it merged stays so. Any other is `invalid` at `state`. */
  readonly cancel: Operation<[id: string], DuplicateSearch, 'post'>
  /** Group by another threshold. From the pairs that were found; groups that were decided on stay as they are. A method without threshold is `invalid` at `method`, a search that is not ready `invalid` at `state`. */
  readonly cut: Operation<[id: string, body: DuplicateCut], DuplicateSearch, 'post'>
  /** Merge all groups that wait. In the background, each as the rule of the survivor suggests, and each in a transaction of its own. What is refused stays pending and says why (`refusal` of its group). A search that is not ready is `invalid` at `state`. */
  readonly merge: Operation<[id: string, body: SeenDuplicateSearch], DuplicateSearch, 'post'>
}

/** Builds `duplicateSearches`: Searches for records of a format that are about the same person. */
export const duplicateSearches: Build<DuplicateSearches> = /* @__PURE__ */ family('main', 'duplicateSearches index create preview=p!/preview show destroy cancel=p~ cut=p!~ merge=p!~')
