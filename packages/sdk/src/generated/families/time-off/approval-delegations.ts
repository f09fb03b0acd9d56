// Generated from specs/time-off/approval-delegations.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ApprovalDelegationsOperations as Operations } from '#generated/time-off/approval-delegations.ts'
import type { ApprovalDelegation, ApprovalDelegationInput, DelegationProposal, PossibleDelegate } from '#generated/time-off/approval-delegations.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Who decides in the place of whom. */
export interface ApprovalDelegations {
  /** List the delegations of one's decisions. Those that one has given, has been given, or has made for somebody else, the latest first. */
  readonly index: Operation<[query?: Operations['approvalDelegations.index']['parameters']['query']], Page<ApprovalDelegation>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['approvalDelegations.index']['parameters']['query'], options?: CallOptions) => List<ApprovalDelegation>
  /** Let somebody else decide in one's place. From one day to another, at most 366 days; of oneself, or of who cannot, by HR: who sees everybody (REPORTES_TODOS) and decides on all of the families, any other is 403. The delegate sees and decides what waits for the delegator, in their reach, and must hold what the decisions take themselves: it lends people, not permissions. Families that the delegator or the delegate does not decide on are `inclusion` at `families`; somebody who decides on nothing is `inclusion` at `delegatorId`. The delegator is `own_account` at `delegateId`; who has asked, straight or by others, to be stood in for by the delegator in the same days is `invalid` there. What was delegated is not passed on. A last day before the first is `less_than` at `endsOn`, a first day that has passed `too_soon` at `startsOn`; the same delegate twice for a family and day is `taken` there. The delegate is told, and the delegator of what others made. */
  readonly create: Operation<[body: ApprovalDelegationInput], ApprovalDelegation, 'post'>
  /** End a delegation. By either side, or by who made it; at once. One that is over is 409 `invalid` at `state`, one of others 404. */
  readonly withdraw: Operation<[id: string], ApprovalDelegation, 'post'>
  /** Who can decide in one's place. People who decide on something that the delegator decides on, with the families, by name; at most twenty. Of somebody else it takes what approvalDelegations.create takes: REPORTES_TODOS, and only families on which one decides oneself are told; of none it is 403. */
  readonly delegates: Operation<[query?: Operations['approvalDelegations.delegates']['parameters']['query']], PossibleDelegate[], 'get'>
  /** When one needs somebody to stand in. The time off of whoever asks, approved, that begins within sixty days or is under way, as far as no delegation covers it. Only for who decides on something that can be delegated. */
  readonly proposals: Operation<[], DelegationProposal[], 'get'>
}

/** Builds `approvalDelegations`: Who decides in the place of whom. */
export const approvalDelegations: Build<ApprovalDelegations> = /* @__PURE__ */ family('intranet', 'approvalDelegations index create withdraw=p~ delegates=g?/delegates proposals=g/proposals')
