// Generated from specs/home/links.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { LinksOperations as Operations } from '#generated/home/links.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Link, LinkInput, LinkPatch, LinkUpdate } from '#generated/home/links.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Useful links. */
export interface Links {
  /** List links of interest. Sorted by position by default. Callers who may not manage links get only active ones, whatever the filters. */
  readonly index: Operation<[query?: Operations['links.index']['parameters']['query']], Page<Link>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['links.index']['parameters']['query'], options?: CallOptions) => List<Link>
  /** Create a link. Name is unique, ignoring case and accents. */
  readonly create: Operation<[body: LinkInput], Link, 'post'>
  /** Import links from a file. A row whose name exists updates that link; each row is subject to the rules and permissions of `links.create` and `links.update`. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Reorder links. Sets the order in which they are offered wherever one can be chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** Retrieve a link. Deleted links are also returned to callers who manage them, because the history refers to them; others get only active ones. */
  readonly show: Operation<[id: string], Link, 'get'>
  /** Replace a link. Fields that are not sent take their default, except the position. */
  readonly update: Operation<[id: string, body: LinkUpdate], Link, 'put'>
  /** Update a link. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: LinkPatch], Link, 'patch'>
  /** Delete a link. Soft delete: it can be restored. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted link. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], Link, 'post'>
}

/** Builds `links`: Useful links. */
export const links: Build<Links> = /* @__PURE__ */ family('main', 'links index create import reorder show update patch destroy restore')
