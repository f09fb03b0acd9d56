import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A person and a project that they work in, from when to when. */
export type ProjectAssignment = components['schemas']['ProjectAssignment']

/** Who works in which projects: of a person, or of a project. */
export interface ProjectAssignments extends Resource<paths, '/project-assignments', 'index'> {
  /** Gives people a project, or changes how they have it; says of each what became of them. */
  readonly assign: Act<paths, '/project-assignments', 'post'>
  /** Takes assignments away, each told apart. */
  readonly destroyAll: Act<paths, '/project-assignments/remove', 'post'>
  /** Gives up to 500 at once, each by the name that a person signs in with and the code of the project; a dry run only says what would come of it. */
  readonly import: Act<paths, '/project-assignments/import', 'post'>
}

/** Builds the family. */
export function projectAssignments({ laia }: Kernel): ProjectAssignments {
  const base = '/project-assignments'
  return {
    ...resource(laia, 'projectAssignments', base, ['index']),
    assign: laia.act('projectAssignments.assign', 'post', base, 'body'),
    destroyAll: laia.act('projectAssignments.destroyAll', 'post', `${base}/remove`, 'body'),
    import: laia.act('projectAssignments.import', 'post', `${base}/import`, 'body'),
  }
}
