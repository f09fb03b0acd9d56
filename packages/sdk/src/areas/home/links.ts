import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A link of interest. */
export type Link = components['schemas']['Link']

/** The links of interest; who may not manage them gets the active ones. */
export interface Links
  extends Resource<paths, '/links', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/links/{id}/restore', 'post'>
  /** Creates and changes up to 500 at once, told apart by their name; a dry run only says what would come of it. */
  readonly import: Act<paths, '/links/import', 'post'>
  /** Puts them in this order. */
  readonly reorder: Act<paths, '/links/order', 'put'>
}

/** Builds the family. */
export function links({ main }: Kernel): Links {
  return {
    ...resource(main, 'links', '/links', ['index', 'show', 'create', 'update', 'patch', 'destroy']),
    restore: main.act('links.restore', 'post', '/links/{id}/restore', 'nothing'),
    import: main.act('links.import', 'post', '/links/import', 'body'),
    reorder: main.act('links.reorder', 'put', '/links/order', 'body'),
  }
}
