// Generated from specs/lists/duplicate-rules.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { DuplicateRulesOperations as Operations } from '#generated/lists/duplicate-rules.ts'
import type { DuplicateRule, DuplicateRuleInput, DuplicateRulePatch } from '#generated/lists/duplicate-rules.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Rules that repeat a search after each load of its format, and merge or show the results. */
export interface DuplicateRules {
  /** List rules. Sorted by name. */
  readonly index: Operation<[query?: Operations['duplicateRules.index']['parameters']['query']], Page<DuplicateRule>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['duplicateRules.index']['parameters']['query'], options?: CallOptions) => List<DuplicateRule>
  /** Create a rule from a search. After each load of the format the search is repeated, and groups with a record of that load are merged or only shown. A search of one load is repeated on the new load. A search that is not ready is `invalid` on `searchId`, an unknown one `inclusion`; a duplicate name is `taken`. */
  readonly create: Operation<[body: DuplicateRuleInput], DuplicateRule, 'post'>
  /** Update a rule. Effective from the next load. */
  readonly patch: Operation<[id: string, body: DuplicateRulePatch], DuplicateRule, 'patch'>
  /** Delete a rule. Its results are kept. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `duplicateRules`: Rules that repeat a search after each load of its format, and merge or show the results. */
export const duplicateRules: Build<DuplicateRules> = /* @__PURE__ */ family('main', 'duplicateRules index create patch destroy')
