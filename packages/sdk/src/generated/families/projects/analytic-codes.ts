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
  /** List the analytic codes. Sorted by code unless asked otherwise; the search looks into code, name and cost centre. */
  readonly index: Operation<[query?: Operations['analyticCodes.index']['parameters']['query']], Page<AnalyticCode>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['analyticCodes.index']['parameters']['query'], options?: CallOptions) => List<AnalyticCode>
  /** Create an analytic code. Its code and its name are unique, whatever their case and accents. */
  readonly create: Operation<[body: AnalyticCodeInput], AnalyticCode, 'post'>
  /** Create and change analytic codes from a file. A row whose code stands changes that analytic code; each row goes through the rules of `analyticCodes.create` and `analyticCodes.update`, and through their permissions. What it refers to may be written as an id, or as the code, name or user name by which it is known. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One analytic code. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], AnalyticCode, 'get'>
  /** Replace an analytic code. What is not sent takes its default. */
  readonly update: Operation<[id: string, body: AnalyticCodeUpdate], AnalyticCode, 'put'>
  /** Change an analytic code. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: AnalyticCodePatch], AnalyticCode, 'patch'>
  /** Delete an analytic code. It can be restored. One that something refers to is not deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted analytic code. It stands again as it was, unless another one has taken its code or its name meanwhile. */
  readonly restore: Operation<[id: string], AnalyticCode, 'post'>
}

/** Builds `analyticCodes`: Analytic, service and operating codes. */
export const analyticCodes: Build<AnalyticCodes> = /* @__PURE__ */ family('laia', 'analyticCodes index create import show update patch destroy restore')
