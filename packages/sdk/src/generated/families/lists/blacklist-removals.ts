// Generated from specs/lists/blacklist-removals.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { BlacklistRemovalsOperations as Operations } from '#generated/lists/blacklist-removals.ts'
import type { BlacklistRemoval, RemovalReason } from '#generated/lists/blacklist-removals.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Requests to remove entries from blacklists, decided by a second person. */
export interface BlacklistRemovals {
  /** Request the removal of an entry. Requires a reason. The entry stays in force until a second person decides. An entry with a pending request is `taken`, a removed one `invalid`; entries of external lists are removed only by runs (`read_only`). */
  readonly create: Operation<[id: string, body: RemovalReason], BlacklistRemoval, 'post'>
  /** List removal requests. Sorted from newest to oldest. */
  readonly index: Operation<[query?: Operations['blacklistRemovals.index']['parameters']['query']], Page<BlacklistRemoval>, 'get'>
  /** Approve a removal request. The entry no longer excludes anybody, but stays visible. Callers cannot approve their own requests (`own_account`). */
  readonly approve: Operation<[id: string], BlacklistRemoval, 'post'>
  /** Reject a removal request. Requires a reason, shown to the requester. Callers cannot decide on their own requests (`own_account`). */
  readonly reject: Operation<[id: string, body: RemovalReason], BlacklistRemoval, 'post'>
  /** Withdraw a removal request of the caller. Only while it is pending. Requests of others return 404. */
  readonly withdraw: Operation<[id: string], BlacklistRemoval, 'post'>
}

/** Builds `blacklistRemovals`: Requests to remove entries from blacklists, decided by a second person. */
export const blacklistRemovals: Build<BlacklistRemovals> = /* @__PURE__ */ family('main', 'blacklistRemovals: create=p!/blacklist-entries/{id}/removals index=g?/blacklist-removals approve=p/blacklist-removals/{id}/approve reject=p!/blacklist-removals/{id}/reject withdraw=p/blacklist-removals/{id}/withdraw')
