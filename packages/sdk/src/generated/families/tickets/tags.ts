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
  /** List tags. Sorted by position by default. */
  readonly index: Operation<[query?: Operations['tags.index']['parameters']['query']], Page<Tag>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['tags.index']['parameters']['query'], options?: CallOptions) => List<Tag>
  /** Create a tag. Name is unique, ignoring case and accents. */
  readonly create: Operation<[body: TagInput], Tag, 'post'>
  /** Import tags from a file. A row whose name exists updates that tag; each row is subject to the rules and permissions of `tags.create` and `tags.update`. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Reorder tags. Sets the order in which they are offered wherever one can be chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** Retrieve a tag. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], Tag, 'get'>
  /** Replace a tag. Fields that are not sent take their default, except the position. */
  readonly update: Operation<[id: string, body: TagUpdate], Tag, 'put'>
  /** Update a tag. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: TagPatch], Tag, 'patch'>
  /** Delete a tag. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted tag. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], Tag, 'post'>
}

/** Builds `tags`: Tags of tickets, case files and contacts. */
export const tags: Build<Tags> = /* @__PURE__ */ family('laia', 'tags index create import reorder show update patch destroy restore')
