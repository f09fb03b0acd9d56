// Generated from specs/lists/blacklist-entries.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { BlacklistEntriesOperations as Operations } from '#generated/lists/blacklist-entries.ts'
import type { BlacklistCheck, BlacklistEntry, BlacklistEntryDetail, BlacklistEntryInput, BlacklistEntryPatch } from '#generated/lists/blacklist-entries.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Contacts that must not be contacted. */
export interface BlacklistEntries {
  /** List entries of blacklists. Sorted from newest to oldest by default. Phone numbers are found in any notation. */
  readonly index: Operation<[query?: Operations['blacklistEntries.index']['parameters']['query']], Page<BlacklistEntry>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['blacklistEntries.index']['parameters']['query'], options?: CallOptions) => List<BlacklistEntry>
  /** Add an entry to a blacklist. By phone number, e-mail address or NIF, stored in normalised form. A value already on the list for the channel is `taken`; an inactive list is `inclusion`. */
  readonly create: Operation<[body: BlacklistEntryInput], BlacklistEntry, 'post'>
  /** Check whether a value is on a blacklist. Returns every entry in force for the value, in order of precedence: the first one decides. Phone numbers can be written in any notation; numbers of other countries with the same last nine digits are reported in `alike` and exclude nobody. */
  readonly check: Operation<[query?: Operations['blacklistEntries.check']['parameters']['query']], BlacklistCheck, 'get'>
  /** Retrieve an entry of a blacklist. Includes its history, latest first. */
  readonly show: Operation<[id: string], BlacklistEntryDetail, 'get'>
  /** Update an entry of a blacklist. The entry can only be extended in time and scope: an earlier end, or a channel other than `all`, is `invalid`, because it would remove protection without a second person. Removed entries cannot be changed. */
  readonly patch: Operation<[id: string, body: BlacklistEntryPatch], BlacklistEntry, 'patch'>
}

/** Builds `blacklistEntries`: Contacts that must not be contacted. */
export const blacklistEntries: Build<BlacklistEntries> = /* @__PURE__ */ family('main', 'blacklistEntries index create check=g?/check show patch')
