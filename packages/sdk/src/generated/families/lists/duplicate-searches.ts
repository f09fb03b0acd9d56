// Generated from specs/lists/duplicate-searches.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { DuplicateSearchesOperations as Operations } from '#generated/lists/duplicate-searches.ts'
import type { DuplicateCut, DuplicatePreview, DuplicatePreviewInput, DuplicateSearch, DuplicateSearchInput, SeenDuplicateSearch } from '#generated/lists/duplicate-searches.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Searches for records of a format that refer to the same person. */
export interface DuplicateSearches {
  /** List searches. Sorted from newest to oldest. */
  readonly index: Operation<[query?: Operations['duplicateSearches.index']['parameters']['query']], Page<DuplicateSearch>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['duplicateSearches.index']['parameters']['query'], options?: CallOptions) => List<DuplicateSearch>
  /** Create a duplicate search. Runs in the background. A key that the format does not have is `inclusion` on `keys`; a load of another format `inclusion` on `loadId`, a missing one with scope `load` `blank`; a scope of skill or campaign for a format without one `invalid` on `scope`. More than 2,000,000 records are `limit_reached` on `scope`. */
  readonly create: Operation<[body: DuplicateSearchInput], DuplicateSearch, 'post'>
  /** Preview a duplicate search. Compares the newest records of the scope, at most 5,000, and returns the number of groups at each threshold. Errors are those of duplicateSearches.create. Changes nothing. */
  readonly preview: Operation<[body: DuplicatePreviewInput], DuplicatePreview, 'post'>
  /** Retrieve a search. Includes its progress, or its results. */
  readonly show: Operation<[id: string], DuplicateSearch, 'get'>
  /** Delete a search. Also deletes its groups. Merges are kept but can no longer be undone; records marked as distinct stay so. A search in progress is `invalid` on `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Cancel a search. A search that is computing returns no results; one that is merging stops before the next group and keeps the merges made. Any other is `invalid` on `state`. */
  readonly cancel: Operation<[id: string], DuplicateSearch, 'post'>
  /** Regroup with another threshold. Uses the pairs already found; decided groups do not change. A method without a threshold is `invalid` on `method`, a search that is not ready `invalid` on `state`. */
  readonly cut: Operation<[id: string, body: DuplicateCut], DuplicateSearch, 'post'>
  /** Merge all pending groups. In the background, each as suggested by the survivor rule, each in its own transaction. Refused groups stay pending, with the reason in `refusal`. A search that is not ready is `invalid` on `state`. */
  readonly merge: Operation<[id: string, body: SeenDuplicateSearch], DuplicateSearch, 'post'>
}

/** Builds `duplicateSearches`: Searches for records of a format that refer to the same person. */
export const duplicateSearches: Build<DuplicateSearches> = /* @__PURE__ */ family('main', 'duplicateSearches index create preview=p!/preview show destroy cancel=p~ cut=p!~ merge=p!~')
