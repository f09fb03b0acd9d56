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

/** Links of interest. */
export interface Links {
  /** List the links of interest. In their order unless asked otherwise. Who may not manage them gets the active ones, whatever is asked for. */
  readonly index: Operation<[query?: Operations['links.index']['parameters']['query']], Page<Link>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['links.index']['parameters']['query'], options?: CallOptions) => List<Link>
  /** Create a link. Its name is unique, whatever its case and accents. */
  readonly create: Operation<[body: LinkInput], Link, 'post'>
  /** Create and change links from a file. A row whose name stands changes that link; each row goes through the rules of `links.create` and `links.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the links in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One link. Deleted ones too, for who manages them: the history leads there. Others find the active ones. */
  readonly show: Operation<[id: string], Link, 'get'>
  /** Replace a link. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: LinkUpdate], Link, 'put'>
  /** Change a link. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: LinkPatch], Link, 'patch'>
  /** Delete a link. It can be restored. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted link. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], Link, 'post'>
}

/** Builds `links`: Links of interest. */
export const links: Build<Links> = /* @__PURE__ */ family('main', 'links index create import reorder show update patch destroy restore')
