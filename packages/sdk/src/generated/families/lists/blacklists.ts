// Generated from specs/lists/blacklists.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { BlacklistsOperations as Operations } from '#generated/lists/blacklists.ts'
import type { Blacklist, BlacklistInput, BlacklistPatch, BlacklistRun, BlacklistUpdate } from '#generated/lists/blacklists.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Lists of who must not be contacted, and through what. */
export interface Blacklists {
  /** List the blacklists. Sorted by name unless asked otherwise. A list is never deleted, it is put out of use: what was kept out by it must go on to be explained. */
  readonly index: Operation<[query?: Operations['blacklists.index']['parameters']['query']], Page<Blacklist>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['blacklists.index']['parameters']['query'], options?: CallOptions) => List<Blacklist>
  /** Create a blacklist. A list of the layer `campaign` names a campaign or a skill, no other list names one (`blank`, `invalid`). Names are unique. */
  readonly create: Operation<[body: BlacklistInput], Blacklist, 'post'>
  /** One blacklist. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Blacklist, 'get'>
  /** Replace a blacklist. The layer of a list stays what it is (`invalid`). */
  readonly update: Operation<[id: string, body: BlacklistUpdate], Blacklist, 'put'>
  /** Change a blacklist. The layer of a list stays what it is (`invalid`). */
  readonly patch: Operation<[id: string, body: BlacklistPatch], Blacklist, 'patch'>
  /** The runs of a blacklist. Each version that was loaded whole, the last first: when, by whom, and what it changed. */
  readonly runs: Operation<[id: string, query?: Operations['blacklists.runs']['parameters']['query']], Page<BlacklistRun>, 'get'>
}

/** Builds `blacklists`: Lists of who must not be contacted, and through what. */
export const blacklists: Build<Blacklists> = /* @__PURE__ */ family('main', 'blacklists index create show update patch runs=g?~')
