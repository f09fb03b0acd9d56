// Generated from specs/lists/blacklist-removals.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { BlacklistRemovalsOperations as Operations } from '#generated/lists/blacklist-removals.ts'
import type { BlacklistRemoval, RemovalReason } from '#generated/lists/blacklist-removals.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Requests to remove an entry of a blacklist, which a second person decides on. */
export interface BlacklistRemovals {
  /** Ask for an entry to be removed. With a reason. A second person decides; until then the entry holds. One that waits already is `taken`, one that was removed `invalid`; a run alone removes what an external list brought (`read_only`). */
  readonly create: Operation<[id: string, body: RemovalReason], BlacklistRemoval, 'post'>
  /** List the requests to remove entries. Newest first. */
  readonly index: Operation<[query?: Operations['blacklistRemovals.index']['parameters']['query']], Page<BlacklistRemoval>, 'get'>
  /** Remove the entry. From now on it keeps nobody out; it stays to be read. Nobody approves their own request (`own_account`). */
  readonly approve: Operation<[id: string], BlacklistRemoval, 'post'>
  /** Leave the entry as it is. With a reason that the person reads who asked. Nobody decides on their own request (`own_account`). */
  readonly reject: Operation<[id: string, body: RemovalReason], BlacklistRemoval, 'post'>
  /** Withdraw one's own request. As long as it is undecided. The requests of others count as unknown. */
  readonly withdraw: Operation<[id: string], BlacklistRemoval, 'post'>
}

/** Builds `blacklistRemovals`: Requests to remove an entry of a blacklist, which a second person decides on. */
export const blacklistRemovals: Build<BlacklistRemovals> = /* @__PURE__ */ family('main', 'blacklistRemovals: create=p!/blacklist-entries/{id}/removals index=g?/blacklist-removals approve=p/blacklist-removals/{id}/approve reject=p!/blacklist-removals/{id}/reject withdraw=p/blacklist-removals/{id}/withdraw')
