// Generated from specs/lists/blacklist-entries.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { BlacklistEntriesOperations as Operations } from '#generated/lists/blacklist-entries.ts'
import type { BlacklistCheck, BlacklistEntry, BlacklistEntryDetail, BlacklistEntryInput, BlacklistEntryPatch } from '#generated/lists/blacklist-entries.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Who must not be contacted. */
export interface BlacklistEntries {
  /** List the entries of blacklists. Newest first unless asked otherwise. A phone is found in whatever way it is written. */
  readonly index: Operation<[query?: Operations['blacklistEntries.index']['parameters']['query']], Page<BlacklistEntry>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['blacklistEntries.index']['parameters']['query'], options?: CallOptions) => List<BlacklistEntry>
  /** Put somebody on a blacklist. By phone, e-mail address or NIF, which is kept in its normal form. A value that stands on the list for the channel is `taken`; on a list that is not in use, `inclusion`. */
  readonly create: Operation<[body: BlacklistEntryInput], BlacklistEntry, 'post'>
  /** Whether a value is on a blacklist. Every entry in force that names it, in the order of precedence: the first one decides. A phone may be written in any way; a number of another country with the same last nine digits is told apart under `alike`, and keeps nobody out. */
  readonly check: Operation<[query?: Operations['blacklistEntries.check']['parameters']['query']], BlacklistCheck, 'get'>
  /** One entry of a blacklist. With its history, the last first. */
  readonly show: Operation<[id: string], BlacklistEntryDetail, 'get'>
  /** Change an entry of a blacklist. It may only hold longer and for more: an earlier end, and a channel other than `all`, are `invalid`, because they would remove it without a second person. One that was removed is not changed. */
  readonly patch: Operation<[id: string, body: BlacklistEntryPatch], BlacklistEntry, 'patch'>
}

/** Builds `blacklistEntries`: Who must not be contacted. */
export const blacklistEntries: Build<BlacklistEntries> = /* @__PURE__ */ family('main', 'blacklistEntries index create check=g?/check show patch')
