import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A group of employees, by hand or by rule. */
export type EmployeeGroup = components['schemas']['EmployeeGroup']

/** A group to write. */
export type EmployeeGroupInput = components['schemas']['EmployeeGroupInput']

/** What the members of a group by rule have in common. */
export type GroupRule = components['schemas']['GroupRule']

/** Groups of employees (handbook PAN-6). */
export interface EmployeeGroups
  extends Resource<paths, '/employee-groups', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Brings a deleted group back with who is in it. */
  readonly restore: Act<paths, '/employee-groups/{id}/restore', 'post'>
  /** Creates and changes up to 500 at once, told apart by name; a dry run only says what would come of it. */
  readonly import: Act<paths, '/employee-groups/import', 'post'>
}

/** Builds the family. */
export function employeeGroups({ main }: Kernel): EmployeeGroups {
  const base = '/employee-groups'
  return {
    ...resource(main, 'employeeGroups', base, ['index', 'show', 'create', 'update', 'patch', 'destroy']),
    restore: main.act('employeeGroups.restore', 'post', `${base}/{id}/restore`, 'nothing'),
    import: main.act('employeeGroups.import', 'post', `${base}/import`, 'body'),
  }
}
