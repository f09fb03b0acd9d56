// Generated from specs/tickets/fields.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { FieldsOperations as Operations } from '#generated/tickets/fields.ts'
import type { Field, FieldInput, FieldPatch, FieldUpdate } from '#generated/tickets/fields.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Management fields of tickets, case files and contacts. */
export interface Fields {
  /** List management fields. Sorted by position by default. */
  readonly index: Operation<[query?: Operations['fields.index']['parameters']['query']], Page<Field>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['fields.index']['parameters']['query'], options?: CallOptions) => List<Field>
  /** Create a management field. The key is unique among fields that are not deleted and cannot change later. */
  readonly create: Operation<[body: FieldInput], Field, 'post'>
  /** Import management fields. Creates fields whose key is new and updates the others, under the rules and permissions of fields.create and fields.update. Rejected rows are listed; the others are saved. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve a management field. Deleted fields are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], Field, 'get'>
  /** Replace a management field. Fields that are not sent take their default. The type of a field that workflows use cannot change (`referenced` on `type`). */
  readonly update: Operation<[id: string, body: FieldUpdate], Field, 'put'>
  /** Update a management field. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: FieldPatch], Field, 'patch'>
  /** Delete a management field. Soft delete: it can be restored. A field that workflows use cannot be deleted (`referenced`); deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted management field. Restores the field unchanged, unless another field has taken its key in the meantime. */
  readonly restore: Operation<[id: string], Field, 'post'>
}

/** Builds `fields`: Management fields of tickets, case files and contacts. */
export const fields: Build<Fields> = /* @__PURE__ */ family('laia', 'fields index create import show update patch destroy restore')
