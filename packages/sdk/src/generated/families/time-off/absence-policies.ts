// Generated from specs/time-off/absence-policies.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AbsencePoliciesOperations as Operations } from '#generated/time-off/absence-policies.ts'
import type { AbsencePolicy, AbsencePolicyDetail, AbsencePolicyInput, AbsencePolicyUpdate } from '#generated/time-off/absence-policies.ts'
import type { PublishInput } from '#generated/time-off/vacation-policies.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Terms of absence types by collective agreement, as dated rules with test examples. */
export interface AbsencePolicies {
  /** List versions of absence policies. Past, current and future versions, and drafts. A contract follows the policy of the agreement it names; absence types that the policy leaves out follow the general terms, which are those of the law and the company and have no agreement. */
  readonly index: Operation<[query?: Operations['absencePolicies.index']['parameters']['query']], Page<AbsencePolicy>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['absencePolicies.index']['parameters']['query'], options?: CallOptions) => List<AbsencePolicy>
  /** Create a draft of an absence policy. Applies from `validFrom` once it is published. An unknown, deleted or duplicate absence type is `inclusion` or `taken` on `rules`; terms that contradict themselves are `invalid` on `rules`, with the code of the type as `value`. An example about a type that the rules leave out is `inclusion` on `examples`, with its name as `value`. */
  readonly create: Operation<[body: AbsencePolicyInput], AbsencePolicyDetail, 'post'>
  /** Retrieve a version of an absence policy. Includes the result of each example. */
  readonly show: Operation<[id: string], AbsencePolicyDetail, 'get'>
  /** Update a draft of an absence policy. Published versions cannot be changed; create a new version instead. A published version is 409 `read_only` on `state`. Rules and examples are refused as in absencePolicies.create. */
  readonly update: Operation<[id: string, body: AbsencePolicyUpdate], AbsencePolicyDetail, 'put'>
  /** Delete a draft of an absence policy. A published version cannot be deleted: 409 `read_only` on `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Publish a draft of an absence policy. Its examples are evaluated; one with a different result is `invalid` on `examples`, with its name as `value`. A policy without rules or examples is `blank` on them. `validFrom` is today or later (a past day is `invalid`), so that past balances do not change. A policy of an agreement replaces the previous version of that agreement from `validFrom`; one without an agreement changes the general terms of its absence types. Another version of the agreement with the same `validFrom` is `taken` on `validFrom`. */
  readonly publish: Operation<[id: string, body: PublishInput], AbsencePolicyDetail, 'post'>
  /** Withdraw a published absence policy. Until the day before `validFrom`. The policy becomes a draft again, its terms are removed, and the previous version, or otherwise the general terms, apply without interruption. From `validFrom` on, it is 409 `invalid` on `validFrom`. A draft is 409 `invalid` on `state`. If a type has no other general terms, it is 409 `invalid` on `rules`, with the code of the type as `value`. */
  readonly withdraw: Operation<[id: string, body: PublishInput], AbsencePolicyDetail, 'post'>
}

/** Builds `absencePolicies`: Terms of absence types by collective agreement, as dated rules with test examples. */
export const absencePolicies: Build<AbsencePolicies> = /* @__PURE__ */ family('intranet', 'absencePolicies index create show update destroy publish=p!~ withdraw=p!~')
