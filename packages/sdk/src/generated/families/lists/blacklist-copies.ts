// Generated from specs/lists/blacklist-copies.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { BlacklistCopiesOperations as Operations } from '#generated/lists/blacklist-copies.ts'
import type { BlacklistCopy, BlacklistCopyInput, NewBlacklistCopy } from '#generated/lists/blacklist-copies.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Hashed copies of blacklists, by which a partner checks without seeing the list. */
export interface BlacklistCopies {
  /** List the hashed copies. Newest first: who made which copy for whom. */
  readonly index: Operation<[query?: Operations['blacklistCopies.index']['parameters']['query']], Page<BlacklistCopy>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['blacklistCopies.index']['parameters']['query'], options?: CallOptions) => List<BlacklistCopy>
  /** Make a hashed copy for a partner. With a salt of its own, so that the copies of two partners do not match. Answered here and nowhere else: the salt is handed to the partner apart from the file. */
  readonly create: Operation<[body: BlacklistCopyInput], NewBlacklistCopy, 'post'>
}

/** Builds `blacklistCopies`: Hashed copies of blacklists, by which a partner checks without seeing the list. */
export const blacklistCopies: Build<BlacklistCopies> = /* @__PURE__ */ family('main', 'blacklistCopies index create')
