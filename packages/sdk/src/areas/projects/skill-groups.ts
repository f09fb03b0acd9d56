import type { components, paths } from '#generated/laia.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** Skills taken together. */
export type SkillGroup = components['schemas']['SkillGroup']

/** The skill groups (specification §7). */
export type SkillGroups = Resource<paths, '/groupskill', 'index'>

/** Builds the family. */
export function skillGroups({ laia }: Kernel): SkillGroups {
  return resource(laia, 'skillGroups', '/groupskill', ['index'])
}
