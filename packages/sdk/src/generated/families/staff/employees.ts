// Generated from specs/staff/employees.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { EmployeesOperations as Operations } from '#generated/staff/employees.ts'
import type { Employee, EmployeeDetail, EmployeeFacets, PersonalData } from '#generated/staff/employees.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Who works there, personal data masked. */
export interface Employees {
  /** List the employees. By name. Who only has MENU_ASIGNADOS sees the people they coordinate today; the others see everybody, or with `mine` only their own. Personal data are masked. */
  readonly index: Operation<[query?: Operations['employees.index']['parameters']['query']], Page<Employee>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['employees.index']['parameters']['query'], options?: CallOptions) => List<Employee>
  /** What the employees can be narrowed by. The departments, posts, levels, work centres, contracts and coordinators of the people one may see, with how many there are. */
  readonly facets: Operation<[], EmployeeFacets, 'get'>
  /** One employee. With who coordinated them and when, and the groups they are in. Personal data are masked. */
  readonly show: Operation<[id: string], EmployeeDetail, 'get'>
  /** Read the personal data of an employee. Unmasked, of one of the people one may see. Who read whose data is kept. */
  readonly reveal: Operation<[id: string], PersonalData, 'post'>
}

/** Builds `employees`: Who works there, personal data masked. */
export const employees: Build<Employees> = /* @__PURE__ */ family('main', 'employees index facets=g/facets show reveal=p~')
