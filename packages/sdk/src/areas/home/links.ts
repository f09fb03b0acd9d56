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
  /** Puts them in this order. */
  readonly reorder: Act<paths, '/links/order', 'put'>
}

/** Builds the family. */
export function links({ main }: Kernel): Links {
  return {
    ...resource(main, 'links', '/links', ['index', 'show', 'create', 'update', 'patch', 'destroy']),
    restore: main.act('links.restore', 'post', '/links/{id}/restore', 'nothing'),
    reorder: main.act('links.reorder', 'put', '/links/order', 'body'),
  }
}
