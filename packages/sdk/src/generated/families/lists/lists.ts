// Generated from specs/lists/lists.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ListsOperations as Operations } from '#generated/lists/lists.ts'
import type { ListOverview, ListSum } from '#generated/lists/lists.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** All lists of every kind, and where each is used. */
export interface Lists {
  /** List all lists. Loads, filters, segments, activations and blacklists together (LNE-11), sorted by last computation by default; of each kind those that the caller may read. */
  readonly index: Operation<[query?: Operations['lists.index']['parameters']['query']], Page<ListOverview>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['lists.index']['parameters']['query'], options?: CallOptions) => List<ListOverview>
  /** Summarise the lists. Number of lists and rows of each kind that the caller may read. */
  readonly summary: Operation<[], ListSum[], 'get'>
}

/** Builds `lists`: All lists of every kind, and where each is used. */
export const lists: Build<Lists> = /* @__PURE__ */ family('main', 'lists index summary=g/summary')
