// Generated from specs/projects/operating-codes.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { OperatingCodesOperations as Operations } from '#generated/projects/operating-codes.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { OperatingCode, OperatingCodeInput, OperatingCodePatch, OperatingCodeUpdate } from '#generated/projects/operating-codes.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Analytic, service and operating codes. */
export interface OperatingCodes {
  /** List operating codes. Sorted by code by default. The search covers code and name. */
  readonly index: Operation<[query?: Operations['operatingCodes.index']['parameters']['query']], Page<OperatingCode>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['operatingCodes.index']['parameters']['query'], options?: CallOptions) => List<OperatingCode>
  /** Create an operating code. Code and name are unique, ignoring case and accents. */
  readonly create: Operation<[body: OperatingCodeInput], OperatingCode, 'post'>
  /** Import operating codes from a file. A row whose code exists updates that operating code; each row is subject to the rules and permissions of `operatingCodes.create` and `operatingCodes.update`. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve an operating code. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], OperatingCode, 'get'>
  /** Replace an operating code. Fields that are not sent take their default. */
  readonly update: Operation<[id: string, body: OperatingCodeUpdate], OperatingCode, 'put'>
  /** Update an operating code. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: OperatingCodePatch], OperatingCode, 'patch'>
  /** Delete an operating code. Soft delete: it can be restored. Rows that are referenced elsewhere cannot be deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted operating code. Restores the row unchanged, unless another row has taken its code or name in the meantime. */
  readonly restore: Operation<[id: string], OperatingCode, 'post'>
}

/** Builds `operatingCodes`: Analytic, service and operating codes. */
export const operatingCodes: Build<OperatingCodes> = /* @__PURE__ */ family('laia', 'operatingCodes index create import show update patch destroy restore')
