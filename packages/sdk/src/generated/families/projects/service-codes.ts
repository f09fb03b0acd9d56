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
  /** List the service codes. Sorted by code unless asked otherwise; the search looks into code and name. */
  readonly index: Operation<[query?: Operations['serviceCodes.index']['parameters']['query']], Page<ServiceCode>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['serviceCodes.index']['parameters']['query'], options?: CallOptions) => List<ServiceCode>
  /** Create a service code. Its code and its name are unique, whatever their case and accents. */
  readonly create: Operation<[body: ServiceCodeInput], ServiceCode, 'post'>
  /** Create and change service codes from a file. A row whose code stands changes that service code; each row goes through the rules of `serviceCodes.create` and `serviceCodes.update`, and through their permissions. What it refers to may be written as an id, or as the code, name or user name by which it is known. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One service code. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], ServiceCode, 'get'>
  /** Replace a service code. What is not sent takes its default. */
  readonly update: Operation<[id: string, body: ServiceCodeUpdate], ServiceCode, 'put'>
  /** Change a service code. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: ServiceCodePatch], ServiceCode, 'patch'>
  /** Delete a service code. It can be restored. One that something refers to is not deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted service code. It stands again as it was, unless another one has taken its code or its name meanwhile. */
  readonly restore: Operation<[id: string], ServiceCode, 'post'>
}

/** Builds `serviceCodes`: Analytic, service and operating codes. */
export const serviceCodes: Build<ServiceCodes> = /* @__PURE__ */ family('laia', 'serviceCodes index create import show update patch destroy restore')
