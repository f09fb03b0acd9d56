// Generated from specs/lists/blacklists.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { BlacklistsOperations as Operations } from '#generated/lists/blacklists.ts'
import type { Blacklist, BlacklistInput, BlacklistPatch, BlacklistRun, BlacklistUpdate } from '#generated/lists/blacklists.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Lists of contacts that must not be contacted, by channel. */
export interface Blacklists {
  /** List blacklists. Sorted by name by default. Lists are deactivated, never deleted, so that past exclusions can be explained. */
  readonly index: Operation<[query?: Operations['blacklists.index']['parameters']['query']], Page<Blacklist>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['blacklists.index']['parameters']['query'], options?: CallOptions) => List<Blacklist>
  /** Create a blacklist. Lists of the layer `campaign` require a campaign or a skill; other lists must not have one (`blank`, `invalid`). Names are unique. */
  readonly create: Operation<[body: BlacklistInput], Blacklist, 'post'>
  /** Retrieve a blacklist. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], Blacklist, 'get'>
  /** Replace a blacklist. The layer cannot change (`invalid`). */
  readonly update: Operation<[id: string, body: BlacklistUpdate], Blacklist, 'put'>
  /** Update a blacklist. The layer cannot change (`invalid`). */
  readonly patch: Operation<[id: string, body: BlacklistPatch], Blacklist, 'patch'>
  /** List the runs of a blacklist. Each complete version that was loaded, latest first: when, by whom and what it changed. */
  readonly runs: Operation<[id: string, query?: Operations['blacklists.runs']['parameters']['query']], Page<BlacklistRun>, 'get'>
}

/** Builds `blacklists`: Lists of contacts that must not be contacted, by channel. */
export const blacklists: Build<Blacklists> = /* @__PURE__ */ family('main', 'blacklists index create show update patch runs=g?~')
