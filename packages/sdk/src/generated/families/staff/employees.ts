// Generated from specs/staff/employees.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { EmployeesOperations as Operations } from '#generated/staff/employees.ts'
import type { Employee, EmployeeDetail, EmployeeFacets, PersonalData } from '#generated/staff/employees.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Employees, with masked personal data. */
export interface Employees {
  /** List employees. Sorted by name. Callers with only MENU_ASIGNADOS get the people they coordinate today; others get everybody, or with `mine` only the people they coordinate. Personal data is masked. */
  readonly index: Operation<[query?: Operations['employees.index']['parameters']['query']], Page<Employee>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['employees.index']['parameters']['query'], options?: CallOptions) => List<Employee>
  /** List the filter values for employees. Departments, job titles, levels, work centres, contracts and coordinators of the people whom the caller may see, with the number of people. */
  readonly facets: Operation<[], EmployeeFacets, 'get'>
  /** Retrieve an employee. Includes their coordinators with dates, and their groups. Personal data is masked. */
  readonly show: Operation<[id: string], EmployeeDetail, 'get'>
  /** Reveal the personal data of an employee. Unmasked, for a person whom the caller may see. Each access is audited. */
  readonly reveal: Operation<[id: string], PersonalData, 'post'>
}

/** Builds `employees`: Employees, with masked personal data. */
export const employees: Build<Employees> = /* @__PURE__ */ family('main', 'employees index facets=g/facets show reveal=p~')
