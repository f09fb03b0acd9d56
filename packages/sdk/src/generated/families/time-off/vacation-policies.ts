// Generated from specs/time-off/vacation-policies.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { VacationPoliciesOperations as Operations } from '#generated/time-off/vacation-policies.ts'
import type { PublishInput, VacationPolicy, VacationPolicyDetail, VacationPolicyInput, VacationPolicyUpdate } from '#generated/time-off/vacation-policies.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The rules of vacation as dated data, with their examples. */
export interface VacationPolicies {
  /** List the versions of vacation policies. Those that hold, held or will hold, and drafts. A contract is under the policy of the agreement that it names, or else under that of the law, which names none. */
  readonly index: Operation<[query?: Operations['vacationPolicies.index']['parameters']['query']], Page<VacationPolicy>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['vacationPolicies.index']['parameters']['query'], options?: CallOptions) => List<VacationPolicy>
  /** Write a draft of a vacation policy. It holds from `validFrom` on once it is published. Of hours the rules have no loose days (`invalid` at `rules`). */
  readonly create: Operation<[body: VacationPolicyInput], VacationPolicyDetail, 'post'>
  /** One version of a vacation policy. With what each of its examples comes to. */
  readonly show: Operation<[id: string], VacationPolicyDetail, 'get'>
  /** Change a draft of a vacation policy. What holds is not changed: another version is written. One that is published is 409 `read_only` at `state`. */
  readonly update: Operation<[id: string, body: VacationPolicyUpdate], VacationPolicyDetail, 'put'>
  /** Remove a draft of a vacation policy. One that is published stays: 409 `read_only` at `state`. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Publish a draft of a vacation policy. Its examples are worked out, and one that comes to something else is `invalid` at `examples`, with its name as `value`. From its day on it holds for the contracts that name its agreement, and before the first version of an agreement the law; another version of the agreement from the same day is `taken` at `validFrom`. The difference goes into the ledger of each person. */
  readonly publish: Operation<[id: string, body: PublishInput], VacationPolicyDetail, 'post'>
}

/** Builds `vacationPolicies`: The rules of vacation as dated data, with their examples. */
export const vacationPolicies: Build<VacationPolicies> = /* @__PURE__ */ family('intranet', 'vacationPolicies index create show update destroy publish=p!~')
