import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A tag. */
export type Tag = components['schemas']['Tag']

/** The tags of tickets, case files and contacts. */
export interface Tags
  extends Resource<paths, '/tags', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/tags/{id}/restore', 'post'>
  /** Creates and changes up to 500 at once, told apart by their name; a dry run only says what would come of it. */
  readonly import: Act<paths, '/tags/import', 'post'>
  /** Puts them in this order. */
  readonly reorder: Act<paths, '/tags/order', 'put'>
}

/** Builds the family. */
export function tags({ laia }: Kernel): Tags {
  return {
    ...resource(laia, 'tags', '/tags', ['index', 'show', 'create', 'update', 'patch', 'destroy']),
    restore: laia.act('tags.restore', 'post', '/tags/{id}/restore', 'nothing'),
    import: laia.act('tags.import', 'post', '/tags/import', 'body'),
    reorder: laia.act('tags.reorder', 'put', '/tags/order', 'body'),
  }
}
