// Generated from specs/attendance/record-packages.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RecordPackagesOperations as Operations } from '#generated/attendance/record-packages.ts'
import type { Person } from '#generated/shared/parameters.ts'
import type { RecordPackage, RecordPackageInput } from '#generated/attendance/record-packages.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Packages of the time record that anybody can verify. */
export interface RecordPackages {
  /** List the packages. Those that one has asked for, but for those under a grant that is over; with REGISTRO_CONCEDER those of everybody. */
  readonly index: Operation<[query?: Operations['recordPackages.index']['parameters']['query']], Page<RecordPackage>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['recordPackages.index']['parameters']['query'], options?: CallOptions) => List<RecordPackage>
  /** Ask for a package of the time record. The signed package for the Inspección de Trabajo (REP-10): of one person, of a list, of a team or a work center, or of everybody in one's reach, and at most four years; of a grant its people and its period. A job makes it, and the one who asked is told. One's own needs no permission but that of one's own record; those of others need one of clockEntries.index and its reach. Nobody in reach is `blank` at `employeeIds`, a person out of reach `out_of_reach`. More than four years is `less_than` at `until`; people times days above 150,000 are `limit_reached` at `employeeIds`. */
  readonly create: Operation<[body: RecordPackageInput], RecordPackage, 'post'>
  /** Of whom a package can be made. The people whose clock entries one may list, by name; without a permission for clockEntries.index oneself only. */
  readonly people: Operation<[query?: Operations['recordPackages.people']['parameters']['query']], Page<Person>, 'get'>
  /** One package. How far it has come. */
  readonly show: Operation<[id: string], RecordPackage, 'get'>
}

/** Builds `recordPackages`: Packages of the time record that anybody can verify. */
export const recordPackages: Build<RecordPackages> = /* @__PURE__ */ family('intranet', 'recordPackages index create people=g?/people show')
