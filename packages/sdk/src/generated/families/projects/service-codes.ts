// Generated from specs/projects/service-codes.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ServiceCodesOperations as Operations } from '#generated/projects/service-codes.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { ServiceCode, ServiceCodeInput, ServiceCodePatch, ServiceCodeUpdate } from '#generated/projects/service-codes.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Analytic, service and operating codes. */
export interface ServiceCodes {
  /** List service codes. Sorted by code by default. The search covers code and name. */
  readonly index: Operation<[query?: Operations['serviceCodes.index']['parameters']['query']], Page<ServiceCode>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['serviceCodes.index']['parameters']['query'], options?: CallOptions) => List<ServiceCode>
  /** Create a service code. Code and name are unique, ignoring case and accents. */
  readonly create: Operation<[body: ServiceCodeInput], ServiceCode, 'post'>
  /** Import service codes from a file. A row whose code exists updates that service code; each row is subject to the rules and permissions of `serviceCodes.create` and `serviceCodes.update`. References can be given as IDs, or as code, name or username. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve a service code. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], ServiceCode, 'get'>
  /** Replace a service code. Fields that are not sent take their default. */
  readonly update: Operation<[id: string, body: ServiceCodeUpdate], ServiceCode, 'put'>
  /** Update a service code. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: ServiceCodePatch], ServiceCode, 'patch'>
  /** Delete a service code. Soft delete: it can be restored. Rows that are referenced elsewhere cannot be deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted service code. Restores the row unchanged, unless another row has taken its code or name in the meantime. */
  readonly restore: Operation<[id: string], ServiceCode, 'post'>
}

/** Builds `serviceCodes`: Analytic, service and operating codes. */
export const serviceCodes: Build<ServiceCodes> = /* @__PURE__ */ family('laia', 'serviceCodes index create import show update patch destroy restore')
