import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A project. */
export type Project = components['schemas']['Project']

/** The projects: whom they are for, their state, dates and codes, and who and what serves them (specification §7). */
export interface Projects
  extends Resource<paths, '/projects', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/projects/{id}/restore', 'post'>
  /** Creates and changes up to 500 at once, told apart by their code; a dry run only says what would come of it. */
  readonly import: Act<paths, '/projects/import', 'post'>
}

/** Builds the family. */
export function projects({ laia }: Kernel): Projects {
  return {
    ...resource(laia, 'projects', '/projects', ['index', 'show', 'create', 'update', 'patch', 'destroy']),
    restore: laia.act('projects.restore', 'post', '/projects/{id}/restore', 'nothing'),
    import: laia.act('projects.import', 'post', '/projects/import', 'body'),
  }
}
