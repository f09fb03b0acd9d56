// Generated from specs/time-off/vacation-policies.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationPoliciesOperations as Operations } from '#generated/time-off/vacation-policies.ts'
import type { PublishInput, VacationPolicy, VacationPolicyDetail, VacationPolicyInput, VacationPolicyUpdate } from '#generated/time-off/vacation-policies.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Vacation policies as dated rules, with test examples. */
export interface VacationPolicies {
  /** List versions of vacation policies. Past, current and future versions, and drafts. A contract follows the policy of the agreement it names, or otherwise the statutory policy, which has no agreement. */
  readonly index: Operation<[query?: Operations['vacationPolicies.index']['parameters']['query']], Page<VacationPolicy>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationPolicies.index']['parameters']['query'], options?: CallOptions) => List<VacationPolicy>
  /** Create a draft of a vacation policy. Applies from `validFrom` once it is published. Policies in hours cannot have loose days (`invalid` on `rules`). */
  readonly create: Operation<[body: VacationPolicyInput], VacationPolicyDetail, 'post'>
  /** Retrieve a version of a vacation policy. Includes the result of each example. */
  readonly show: Operation<[id: string], VacationPolicyDetail, 'get'>
  /** Update a draft of a vacation policy. Published versions cannot be changed; create a new version instead. A published version is 409 `read_only` on `state`. */
  readonly update: Operation<[id: string, body: VacationPolicyUpdate], VacationPolicyDetail, 'put'>
  /** Delete a draft of a vacation policy. A published version cannot be deleted: 409 `read_only` on `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Publish a draft of a vacation policy. Its examples are evaluated; one with a different result is `invalid` on `examples`, with its name as `value`. From `validFrom` it applies to contracts that name its agreement; before the first version of an agreement, the statutory policy applies. Another version of the agreement with the same `validFrom` is `taken` on `validFrom`. Differences are added to the ledger of each person. */
  readonly publish: Operation<[id: string, body: PublishInput], VacationPolicyDetail, 'post'>
}

/** Builds `vacationPolicies`: Vacation policies as dated rules, with test examples. */
export const vacationPolicies: Build<VacationPolicies> = /* @__PURE__ */ family('intranet', 'vacationPolicies index create show update destroy publish=p!~')
