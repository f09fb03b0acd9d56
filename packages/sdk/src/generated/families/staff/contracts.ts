// Generated from specs/staff/contracts.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ContractsOperations as Operations } from '#generated/staff/contracts.ts'
import type { Contract, ContractInput, ContractUpdate } from '#generated/staff/contracts.ts'
import type { DeletedRow, RowChange } from '#generated/shared/changes.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Contracts as dated versions. */
export interface Contracts {
  /** List contracts. Past, current and future versions. With CONTRATOS_VER callers get those of the people they coordinate, with CONTRATOS_GESTIONAR all. */
  readonly index: Operation<[query?: Operations['contracts.index']['parameters']['query']], Page<Contract>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['contracts.index']['parameters']['query'], options?: CallOptions) => List<Contract>
  /** Create a version of a contract. Applies from its first day. An open-ended version in force then ends on the day before; any other overlap is `taken` on `startsOn`, with the first day of the other version as `value`. Past working days are recalculated. An end before the start is `invalid` on `endsOn`; days of the week that do not add up to `weeklyMinutes` are `invalid` on `weekDays`; former employees are `invalid` on `employeeId`. */
  readonly create: Operation<[body: ContractInput], Contract, 'post'>
  /** Import contracts from a file. Each row has a person (`username`), the code of a `workCenter`, and the other fields of contracts.create. If the person has a version with the same first day it is updated, otherwise a new one is created. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve a version of a contract. Includes the minutes of each day of the week. */
  readonly show: Operation<[id: string], Contract, 'get'>
  /** Correct a version of a contract. For corrections of errors; a change of hours requires a new version. Errors are those of contracts.create. The person cannot change: another one is `invalid` on `employeeId`. */
  readonly update: Operation<[id: string, body: ContractUpdate], Contract, 'put'>
  /** Delete a version of a contract. For versions created by mistake. The only version of a person with clock entries cannot be deleted (`referenced`). */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** List the changes of a version of a contract. Newest first, each with the values before and after. MENU_LOGS is not required. */
  readonly changes: Operation<[id: string, query?: Operations['contracts.changes']['parameters']['query']], Page<RowChange>, 'get'>
  /** List deleted versions of contracts. Newest first; `contracts.changes` has the history of each. MENU_LOGS is not required. */
  readonly deletions: Operation<[query?: Operations['contracts.deletions']['parameters']['query']], Page<DeletedRow>, 'get'>
}

/** Builds `contracts`: Contracts as dated versions. */
export const contracts: Build<Contracts> = /* @__PURE__ */ family('intranet', 'contracts index create import show update destroy changes=g?~ deletions=g?/deletions')
