import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** Somebody who works there, personal data masked. */
export type Employee = components['schemas']['Employee']

/** An employee with who coordinated them and the groups they are in. */
export type EmployeeDetail = components['schemas']['EmployeeDetail']

/** What the employees can be narrowed by, with how many there are of each. */
export type EmployeeFacets = components['schemas']['EmployeeFacets']

/** The employees that one may see: everybody, or the people one coordinates. */
export interface Employees extends Resource<paths, '/employees', 'index' | 'show'> {
  /** The values to narrow the list by. */
  readonly facets: Act<paths, '/employees/facets', 'get'>
  /** DNI and mail address unmasked; who read them is kept. */
  readonly reveal: Act<paths, '/employees/{id}/reveal', 'post'>
}

/** Builds the family. */
export function employees({ main }: Kernel): Employees {
  return {
    ...resource(main, 'employees', '/employees', ['index', 'show']),
    facets: main.act('employees.facets', 'get', '/employees/facets', 'nothing'),
    reveal: main.act('employees.reveal', 'post', '/employees/{id}/reveal', 'nothing'),
  }
}
