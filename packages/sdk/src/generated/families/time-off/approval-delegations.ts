// Generated from specs/time-off/approval-delegations.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ApprovalDelegationsOperations as Operations } from '#generated/time-off/approval-delegations.ts'
import type { ApprovalDelegation, ApprovalDelegationInput, DelegationProposal, PossibleDelegate } from '#generated/time-off/approval-delegations.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Delegations of decisions to another person. */
export interface ApprovalDelegations {
  /** List delegations. Delegations that the caller has given, received, or created for others, latest first. */
  readonly index: Operation<[query?: Operations['approvalDelegations.index']['parameters']['query']], Page<ApprovalDelegation>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['approvalDelegations.index']['parameters']['query'], options?: CallOptions) => List<ApprovalDelegation>
  /** Create a delegation. For at most 366 days. Delegates the decisions of the caller, or of somebody who is unable to do so, by HR: callers with REPORTES_TODOS who decide on all of the families; others get 403. The delegate sees and decides what awaits the delegator, within the delegator's reach, and must hold the permissions that the decisions require: reach is delegated, permissions are not, and delegated decisions cannot be delegated again. Families that either person does not decide on are `inclusion` on `families`; a delegator who decides on nothing is `inclusion` on `delegatorId`. Delegating to oneself is `own_account` on `delegateId`; a circular delegation on the same days, direct or indirect, is `invalid`; a second delegation to the same person for a family and day is `taken`. A last day before the first is `less_than` on `endsOn`, a first day in the past `too_soon` on `startsOn`. The delegate is notified, and so is the delegator if somebody else created it. */
  readonly create: Operation<[body: ApprovalDelegationInput], ApprovalDelegation, 'post'>
  /** End a delegation. By either person or by its creator; takes effect immediately. A past delegation is 409 `invalid` on `state`, one of other people 404. */
  readonly withdraw: Operation<[id: string], ApprovalDelegation, 'post'>
  /** List possible delegates. At most twenty people who decide on families that the delegator decides on, with those families, sorted by name. For somebody else it requires REPORTES_TODOS, as approvalDelegations.create does, and returns only families that the caller decides on; if there is none, 403. */
  readonly delegates: Operation<[query?: Operations['approvalDelegations.delegates']['parameters']['query']], PossibleDelegate[], 'get'>
  /** List periods without a substitute. Approved time off of the caller that is in progress or starts within 60 days and is not covered by a delegation. Only for callers who decide on something that can be delegated. */
  readonly proposals: Operation<[], DelegationProposal[], 'get'>
}

/** Builds `approvalDelegations`: Delegations of decisions to another person. */
export const approvalDelegations: Build<ApprovalDelegations> = /* @__PURE__ */ family('intranet', 'approvalDelegations index create withdraw=p~ delegates=g?/delegates proposals=g/proposals')
