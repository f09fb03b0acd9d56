// Generated from specs/loads/anonymisation-rules.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AnonymisationRulesOperations as Operations } from '#generated/loads/anonymisation-rules.ts'
import type { AnonymisationRule, AnonymisationRuleInput, AnonymisationRulePatch, AnonymisationRuleUpdate } from '#generated/loads/anonymisation-rules.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Rules that anonymise old records by class of field. */
export interface AnonymisationRules {
  /** List anonymisation rules. Sorted by name by default. */
  readonly index: Operation<[query?: Operations['anonymisationRules.index']['parameters']['query']], Page<AnonymisationRule>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['anonymisationRules.index']['parameters']['query'], options?: CallOptions) => List<AnonymisationRule>
  /** Create an anonymisation rule. Name is unique, ignoring case and accents. */
  readonly create: Operation<[body: AnonymisationRuleInput], AnonymisationRule, 'post'>
  /** Retrieve an anonymisation rule. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], AnonymisationRule, 'get'>
  /** Replace an anonymisation rule. Fields that are not sent take their default. */
  readonly update: Operation<[id: string, body: AnonymisationRuleUpdate], AnonymisationRule, 'put'>
  /** Update an anonymisation rule. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: AnonymisationRulePatch], AnonymisationRule, 'patch'>
  /** Delete an anonymisation rule. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted anonymisation rule. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], AnonymisationRule, 'post'>
}

/** Builds `anonymisationRules`: Rules that anonymise old records by class of field. */
export const anonymisationRules: Build<AnonymisationRules> = /* @__PURE__ */ family('main', 'anonymisationRules index create show update patch destroy restore')
