// Generated from specs/lists/blacklist-copies.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { BlacklistCopiesOperations as Operations } from '#generated/lists/blacklist-copies.ts'
import type { BlacklistCopy, BlacklistCopyInput, NewBlacklistCopy } from '#generated/lists/blacklist-copies.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Hashed copies of blacklists, so that partners can check contacts without seeing the list. */
export interface BlacklistCopies {
  /** List hashed copies. Sorted from newest to oldest, with author and partner. */
  readonly index: Operation<[query?: Operations['blacklistCopies.index']['parameters']['query']], Page<BlacklistCopy>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['blacklistCopies.index']['parameters']['query'], options?: CallOptions) => List<BlacklistCopy>
  /** Create a hashed copy for a partner. Each copy has its own salt, so that copies of two partners cannot be matched. The salt is returned only in this response and must be sent to the partner separately from the file. */
  readonly create: Operation<[body: BlacklistCopyInput], NewBlacklistCopy, 'post'>
}

/** Builds `blacklistCopies`: Hashed copies of blacklists, so that partners can check contacts without seeing the list. */
export const blacklistCopies: Build<BlacklistCopies> = /* @__PURE__ */ family('main', 'blacklistCopies index create')
