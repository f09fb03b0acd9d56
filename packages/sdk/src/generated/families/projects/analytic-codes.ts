// Generated from specs/projects/analytic-codes.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { AnalyticCodesOperations as Operations } from '#generated/projects/analytic-codes.ts'
import type { AnalyticCode, AnalyticCodeInput, AnalyticCodePatch, AnalyticCodeUpdate } from '#generated/projects/analytic-codes.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Analytic, service and operating codes. */
export interface AnalyticCodes {
  /** List analytic codes. Sorted by code by default. The search covers code, name and cost centre. */
  readonly index: Operation<[query?: Operations['analyticCodes.index']['parameters']['query']], Page<AnalyticCode>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['analyticCodes.index']['parameters']['query'], options?: CallOptions) => List<AnalyticCode>
  /** Create an analytic code. Code and name are unique, ignoring case and accents. */
  readonly create: Operation<[body: AnalyticCodeInput], AnalyticCode, 'post'>
  /** Import analytic codes from a file. A row whose code exists updates that analytic code; each row is subject to the rules and permissions of `analyticCodes.create` and `analyticCodes.update`. References can be given as IDs, or as code, name or username. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve an analytic code. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], AnalyticCode, 'get'>
  /** Replace an analytic code. Fields that are not sent take their default. */
  readonly update: Operation<[id: string, body: AnalyticCodeUpdate], AnalyticCode, 'put'>
  /** Update an analytic code. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: AnalyticCodePatch], AnalyticCode, 'patch'>
  /** Delete an analytic code. Soft delete: it can be restored. Rows that are referenced elsewhere cannot be deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted analytic code. Restores the row unchanged, unless another row has taken its code or name in the meantime. */
  readonly restore: Operation<[id: string], AnalyticCode, 'post'>
}

/** Builds `analyticCodes`: Analytic, service and operating codes. */
export const analyticCodes: Build<AnalyticCodes> = /* @__PURE__ */ family('laia', 'analyticCodes index create import show update patch destroy restore')
