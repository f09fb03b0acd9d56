// Generated from specs/staff/employee-groups.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { EmployeeGroupsOperations as Operations } from '#generated/staff/employee-groups.ts'
import type { EmployeeGroup, EmployeeGroupInput, EmployeeGroupPatch, EmployeeGroupUpdate } from '#generated/staff/employee-groups.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Manual and rule-based groups of employees. */
export interface EmployeeGroups {
  /** List employee groups. Sorted by position by default. */
  readonly index: Operation<[query?: Operations['employeeGroups.index']['parameters']['query']], Page<EmployeeGroup>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['employeeGroups.index']['parameters']['query'], options?: CallOptions) => List<EmployeeGroup>
  /** Create an employee group. Name is unique, ignoring case and accents. */
  readonly create: Operation<[body: EmployeeGroupInput], EmployeeGroup, 'post'>
  /** Import employee groups from a file. A row whose name exists updates that group, except its rule. Each row is subject to the rules and permissions of `employeeGroups.create` and `employeeGroups.update`. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve an employee group. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], EmployeeGroup, 'get'>
  /** Replace an employee group. Fields that are not sent take their default, except the position. */
  readonly update: Operation<[id: string, body: EmployeeGroupUpdate], EmployeeGroup, 'put'>
  /** Update an employee group. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: EmployeeGroupPatch], EmployeeGroup, 'patch'>
  /** Delete an employee group. Soft delete: it can be restored, including its members. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted employee group. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], EmployeeGroup, 'post'>
}

/** Builds `employeeGroups`: Manual and rule-based groups of employees. */
export const employeeGroups: Build<EmployeeGroups> = /* @__PURE__ */ family('main', 'employeeGroups index create import show update patch destroy restore')
