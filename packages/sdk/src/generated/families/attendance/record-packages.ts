// Generated from specs/attendance/record-packages.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RecordPackagesOperations as Operations } from '#generated/attendance/record-packages.ts'
import type { Person } from '#generated/shared/parameters.ts'
import type { RecordPackage, RecordPackageInput } from '#generated/attendance/record-packages.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Verifiable packages of the time record. */
export interface RecordPackages {
  /** List packages. Packages requested by the caller, except those of past grants; with REGISTRO_CONCEDER those of everybody. */
  readonly index: Operation<[query?: Operations['recordPackages.index']['parameters']['query']], Page<RecordPackage>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['recordPackages.index']['parameters']['query'], options?: CallOptions) => List<RecordPackage>
  /** Request a package of the time record. The signed package for the Inspección de Trabajo (REP-10), for one person, a list, a team, a work centre or everybody within reach, covering at most four years; under a grant, its people and period. Created by a background job, which notifies the requester. The caller's own record requires only access to it; those of others a permission of clockEntries.index with its reach. Nobody within reach is `blank` on `employeeIds`, a person out of reach `out_of_reach`. More than four years is `less_than` on `until`; more than 150,000 people times days are `limit_reached` on `employeeIds`. */
  readonly create: Operation<[body: RecordPackageInput], RecordPackage, 'post'>
  /** List people for whom a package can be requested. People whose clock entries the caller may list, sorted by name; without a permission of clockEntries.index only the caller. */
  readonly people: Operation<[query?: Operations['recordPackages.people']['parameters']['query']], Page<Person>, 'get'>
  /** Retrieve a package. Includes its progress. */
  readonly show: Operation<[id: string], RecordPackage, 'get'>
}

/** Builds `recordPackages`: Verifiable packages of the time record. */
export const recordPackages: Build<RecordPackages> = /* @__PURE__ */ family('intranet', 'recordPackages index create people=g?/people show')
