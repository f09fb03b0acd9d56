// Generated from specs/lists/duplicate-rules.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { DuplicateRulesOperations as Operations } from '#generated/lists/duplicate-rules.ts'
import type { DuplicateRule, DuplicateRuleInput, DuplicateRulePatch } from '#generated/lists/duplicate-rules.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Searches that are made again after each load of their format, and what becomes of what they find. */
export interface DuplicateRules {
  /** List the rules. By name. */
  readonly index: Operation<[query?: Operations['duplicateRules.index']['parameters']['query']], Page<DuplicateRule>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['duplicateRules.index']['parameters']['query'], options?: CallOptions) => List<DuplicateRule>
  /** Make a rule of a search. After each load of the format it is looked again, and the groups with a record of that load are merged or only shown. A search of one load looks in the load that has come. One that is not ready is `invalid` at `searchId`, an unknown one `inclusion`, a name that another rule has `taken`. */
  readonly create: Operation<[body: DuplicateRuleInput], DuplicateRule, 'post'>
  /** Switch a rule, or change what it does. From the next load on. */
  readonly patch: Operation<[id: string, body: DuplicateRulePatch], DuplicateRule, 'patch'>
  /** Delete a rule. What it did stays. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `duplicateRules`: Searches that are made again after each load of their format, and what becomes of what they find. */
export const duplicateRules: Build<DuplicateRules> = /* @__PURE__ */ family('main', 'duplicateRules index create patch destroy')
