import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A priority. */
export type Priority = components['schemas']['Priority']

/** The priorities of tickets, with what they promise. */
export interface Priorities
  extends Resource<paths, '/priorities', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/priorities/{id}/restore', 'post'>
  /** Creates and changes up to 500 at once, told apart by their name; a dry run only says what would come of it. */
  readonly import: Act<paths, '/priorities/import', 'post'>
  /** Puts them in this order. */
  readonly reorder: Act<paths, '/priorities/order', 'put'>
}

/** Builds the family. */
export function priorities({ laia }: Kernel): Priorities {
  return {
    ...resource(laia, 'priorities', '/priorities', ['index', 'show', 'create', 'update', 'patch', 'destroy']),
    restore: laia.act('priorities.restore', 'post', '/priorities/{id}/restore', 'nothing'),
    import: laia.act('priorities.import', 'post', '/priorities/import', 'body'),
    reorder: laia.act('priorities.reorder', 'put', '/priorities/order', 'body'),
  }
}
