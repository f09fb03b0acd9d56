import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A person and a skill of theirs: how well and from when to when. */
export type SkillAssignment = components['schemas']['SkillAssignment']

/** Who has which skills: of a person, or of a skill. */
export interface SkillAssignments extends Resource<paths, '/skill-assignments', 'index'> {
  /** Gives people a skill, or changes how they have it; says of each what became of them. */
  readonly assign: Act<paths, '/skill-assignments', 'post'>
  /** Takes assignments away, each told apart. */
  readonly destroyAll: Act<paths, '/skill-assignments/remove', 'post'>
  /** Gives up to 500 at once, each by the name that a person signs in with and the code of the skill; a dry run only says what would come of it. */
  readonly import: Act<paths, '/skill-assignments/import', 'post'>
}

/** Builds the family. */
export function skillAssignments({ laia }: Kernel): SkillAssignments {
  const base = '/skill-assignments'
  return {
    ...resource(laia, 'skillAssignments', base, ['index']),
    assign: laia.act('skillAssignments.assign', 'post', base, 'body'),
    destroyAll: laia.act('skillAssignments.destroyAll', 'post', `${base}/remove`, 'body'),
    import: laia.act('skillAssignments.import', 'post', `${base}/import`, 'body'),
  }
}
