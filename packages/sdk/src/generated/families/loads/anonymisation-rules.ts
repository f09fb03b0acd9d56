// Generated from specs/loads/anonymisation-rules.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AnonymisationRulesOperations as Operations } from '#generated/loads/anonymisation-rules.ts'
import type { AnonymisationRule, AnonymisationRuleInput, AnonymisationRulePatch, AnonymisationRuleUpdate } from '#generated/loads/anonymisation-rules.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What is made of the values of old records, by what their fields hold. */
export interface AnonymisationRules {
  /** List the anonymisation rules. Sorted by name unless asked otherwise. */
  readonly index: Operation<[query?: Operations['anonymisationRules.index']['parameters']['query']], Page<AnonymisationRule>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['anonymisationRules.index']['parameters']['query'], options?: CallOptions) => List<AnonymisationRule>
  /** Create an anonymisation rule. Its name is unique, whatever its case and accents. */
  readonly create: Operation<[body: AnonymisationRuleInput], AnonymisationRule, 'post'>
  /** One anonymisation rule. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], AnonymisationRule, 'get'>
  /** Replace an anonymisation rule. What is not sent takes its default. */
  readonly update: Operation<[id: string, body: AnonymisationRuleUpdate], AnonymisationRule, 'put'>
  /** Change an anonymisation rule. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: AnonymisationRulePatch], AnonymisationRule, 'patch'>
  /** Delete an anonymisation rule. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted anonymisation rule. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], AnonymisationRule, 'post'>
}

/** Builds `anonymisationRules`: What is made of the values of old records, by what their fields hold. */
export const anonymisationRules: Build<AnonymisationRules> = /* @__PURE__ */ family('main', 'anonymisationRules index create show update patch destroy restore')
