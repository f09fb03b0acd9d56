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
  /** List the operating codes. Sorted by code unless asked otherwise; the search looks into code and name. */
  readonly index: Operation<[query?: Operations['operatingCodes.index']['parameters']['query']], Page<OperatingCode>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['operatingCodes.index']['parameters']['query'], options?: CallOptions) => List<OperatingCode>
  /** Create an operating code. Its code and its name are unique, whatever their case and accents. */
  readonly create: Operation<[body: OperatingCodeInput], OperatingCode, 'post'>
  /** Create and change operating codes from a file. A row whose code stands changes that operating code; each row goes through the rules of `operatingCodes.create` and `operatingCodes.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One operating code. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], OperatingCode, 'get'>
  /** Replace an operating code. What is not sent takes its default. */
  readonly update: Operation<[id: string, body: OperatingCodeUpdate], OperatingCode, 'put'>
  /** Change an operating code. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: OperatingCodePatch], OperatingCode, 'patch'>
  /** Delete an operating code. It can be restored. One that something refers to is not deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted operating code. It stands again as it was, unless another one has taken its code or its name meanwhile. */
  readonly restore: Operation<[id: string], OperatingCode, 'post'>
}

/** Builds `operatingCodes`: Analytic, service and operating codes. */
export const operatingCodes: Build<OperatingCodes> = /* @__PURE__ */ family('laia', 'operatingCodes index create import show update patch destroy restore')
