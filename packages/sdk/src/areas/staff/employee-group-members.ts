import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** Somebody in a group. */
export type GroupMember = components['schemas']['GroupMember']

/** Who is in a group. */
export interface EmployeeGroupMembers {
  /** The people of a group, by name. */
  readonly index: Act<paths, '/employee-groups/{id}/members', 'get'>
  /** How many people are in each of some groups today. */
  readonly counts: Act<paths, '/employee-groups/counts', 'get'>
  /** Who meets a rule; changes nothing. */
  readonly preview: Act<paths, '/employee-groups/preview', 'post'>
  /** Puts people into a group by hand. */
  readonly assign: Act<paths, '/employee-groups/{id}/members', 'post'>
  /** Puts up to 500 people into a group by their employee codes; a dry run only says what would come of it. */
  readonly import: Act<paths, '/employee-groups/{id}/members/import', 'post'>
  /** Takes people out of a group by hand, from today on. */
  readonly destroyAll: Act<paths, '/employee-groups/{id}/members/remove', 'post'>
}

/** Builds the family. */
export function employeeGroupMembers({ main }: Kernel): EmployeeGroupMembers {
  const of = '/employee-groups/{id}/members'
  return {
    index: main.act('employeeGroupMembers.index', 'get', of, 'query'),
    counts: main.act('employeeGroupMembers.counts', 'get', '/employee-groups/counts', 'query'),
    preview: main.act('employeeGroupMembers.preview', 'post', '/employee-groups/preview', 'body'),
    assign: main.act('employeeGroupMembers.assign', 'post', of, 'body'),
    import: main.act('employeeGroupMembers.import', 'post', `${of}/import`, 'body'),
    destroyAll: main.act('employeeGroupMembers.destroyAll', 'post', `${of}/remove`, 'body'),
  }
}
