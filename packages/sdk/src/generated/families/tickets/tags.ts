// Generated from specs/tickets/tags.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { TagsOperations as Operations } from '#generated/tickets/tags.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { Tag, TagInput, TagPatch, TagUpdate } from '#generated/tickets/tags.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Tags of tickets, case files and contacts. */
export interface Tags {
  /** List the tags. In their order unless asked otherwise. */
  readonly index: Operation<[query?: Operations['tags.index']['parameters']['query']], Page<Tag>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['tags.index']['parameters']['query'], options?: CallOptions) => List<Tag>
  /** Create a tag. Its name is unique, whatever its case and accents. */
  readonly create: Operation<[body: TagInput], Tag, 'post'>
  /** Create and change tags from a file. A row whose name stands changes that tag; each row goes through the rules of `tags.create` and `tags.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the tags in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One tag. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Tag, 'get'>
  /** Replace a tag. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: TagUpdate], Tag, 'put'>
  /** Change a tag. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: TagPatch], Tag, 'patch'>
  /** Delete a tag. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted tag. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], Tag, 'post'>
}

/** Builds `tags`: Tags of tickets, case files and contacts. */
export const tags: Build<Tags> = /* @__PURE__ */ family('laia', 'tags index create import reorder show update patch destroy restore')
