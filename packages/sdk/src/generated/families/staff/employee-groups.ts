// Generated from specs/staff/employee-groups.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { EmployeeGroupsOperations as Operations } from '#generated/staff/employee-groups.ts'
import type { EmployeeGroup, EmployeeGroupInput, EmployeeGroupPatch, EmployeeGroupUpdate } from '#generated/staff/employee-groups.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Groups of employees by hand or by rule. */
export interface EmployeeGroups {
  /** List the employee groups. In their order unless asked otherwise. */
  readonly index: Operation<[query?: Operations['employeeGroups.index']['parameters']['query']], Page<EmployeeGroup>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['employeeGroups.index']['parameters']['query'], options?: CallOptions) => List<EmployeeGroup>
  /** Create an employee group. Its name is unique, whatever its case and accents. */
  readonly create: Operation<[body: EmployeeGroupInput], EmployeeGroup, 'post'>
  /** Create and change employee groups from a file. A row whose name stands changes that group; its rule stays as it is. Each row goes through the rules of `employeeGroups.create` and `employeeGroups.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One employee group. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], EmployeeGroup, 'get'>
  /** Replace an employee group. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: EmployeeGroupUpdate], EmployeeGroup, 'put'>
  /** Change an employee group. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: EmployeeGroupPatch], EmployeeGroup, 'patch'>
  /** Delete an employee group. It can be restored, with who is in it. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted employee group. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], EmployeeGroup, 'post'>
}

/** Builds `employeeGroups`: Groups of employees by hand or by rule. */
export const employeeGroups: Build<EmployeeGroups> = /* @__PURE__ */ family('main', 'employeeGroups index create import show update patch destroy restore')
