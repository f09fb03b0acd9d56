import type { components, paths } from '#generated/main.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A person and their roles. */
export type Assignment = components['schemas']['Assignment']

/** Who has which roles. */
export type Assignments = Resource<paths, '/assignments', 'index'>

/** Builds the family. */
export function assignments({ main }: Kernel): Assignments {
  return resource(main, 'assignments', '/assignments', ['index'])
}
