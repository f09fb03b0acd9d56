// Generated from specs/staff/contracts.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ContractsOperations as Operations } from '#generated/staff/contracts.ts'
import type { Contract, ContractInput, ContractUpdate } from '#generated/staff/contracts.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What people are employed for, as dated versions. */
export interface Contracts {
  /** List the contracts. Every version that holds, held or will hold. Whoever coordinates people sees theirs with CONTRATOS_VER; everybody's with CONTRATOS_GESTIONAR. */
  readonly index: Operation<[query?: Operations['contracts.index']['parameters']['query']], Page<Contract>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['contracts.index']['parameters']['query'], options?: CallOptions) => List<Contract>
  /** Write a version of a contract. It holds from its first day on. A version without an end that is in force then ends on the day before; one that would overlap otherwise is `taken` at `startsOn` with the first day of the other as `value`. Days that are over are measured anew. An end before the beginning is `invalid` at `endsOn`; days of the week that do not add up to `weeklyMinutes` are `invalid` at `weekDays`; somebody who has left is `invalid` at `employeeId`. */
  readonly create: Operation<[body: ContractInput], Contract, 'post'>
  /** Write contracts by a file. Each row names a person by `username` and a work center by its code in `workCenter`, and says the rest as contracts.create takes it. The version of that person that begins on the same day is changed; otherwise the row is a new one. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One version of a contract. With the minutes of each day of the week. */
  readonly show: Operation<[id: string], Contract, 'get'>
  /** Correct a version of a contract. What was written wrongly; a change of hours is a version of its own. Refused as in contracts.create. The person stays: another one is `invalid` at `employeeId`. */
  readonly update: Operation<[id: string, body: ContractUpdate], Contract, 'put'>
  /** Take a version of a contract back. One that was written by mistake. The only one of somebody who has clock entries is not taken back (`referenced`). */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `contracts`: What people are employed for, as dated versions. */
export const contracts: Build<Contracts> = /* @__PURE__ */ family('intranet', 'contracts index create import show update destroy')
