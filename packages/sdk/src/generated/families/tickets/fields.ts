// Generated from specs/tickets/fields.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { FieldsOperations as Operations } from '#generated/tickets/fields.ts'
import type { Field, FieldInput, FieldPatch, FieldUpdate } from '#generated/tickets/fields.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Management fields. */
export interface Fields {
  /** List the management fields. In their order unless asked otherwise. */
  readonly index: Operation<[query?: Operations['fields.index']['parameters']['query']], Page<Field>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['fields.index']['parameters']['query'], options?: CallOptions) => List<Field>
  /** Create a management field. The key is unique among the fields that stand, and cannot change later. */
  readonly create: Operation<[body: FieldInput], Field, 'post'>
  /** Import management fields. Creates the fields whose key is new and changes the others, each by the rules of fields.create and fields.update and with their permissions. Rows that are refused are listed; the others are kept. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One management field. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Field, 'get'>
  /** Replace a management field. What is not sent takes its default. The type of a field that workflows ask for does not change (`referenced` at `type`). */
  readonly update: Operation<[id: string, body: FieldUpdate], Field, 'put'>
  /** Change a management field. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: FieldPatch], Field, 'patch'>
  /** Delete a management field. It can be restored. One that workflows ask for is not deleted (`referenced`); deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted management field. It stands again as it was, unless another one has taken its key meanwhile. */
  readonly restore: Operation<[id: string], Field, 'post'>
}

/** Builds `fields`: Management fields. */
export const fields: Build<Fields> = /* @__PURE__ */ family('laia', 'fields index create import show update patch destroy restore')
