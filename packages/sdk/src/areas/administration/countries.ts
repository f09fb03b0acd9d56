import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A country of ISO 3166-1. */
export type Country = components['schemas']['Country']

/** The countries; only active ones are offered elsewhere. */
export interface Countries
  extends Resource<paths, '/countries', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/countries/{id}/restore', 'post'>
  /** Creates and changes many, each known by its two letters; a dry run says what would come of it. */
  readonly import: Act<paths, '/countries/import', 'post'>
}

/** Builds the family. */
export function countries({ main }: Kernel): Countries {
  return {
    ...resource(main, 'countries', '/countries', ['index', 'show', 'create', 'update', 'patch', 'destroy']),
    restore: main.act('countries.restore', 'post', '/countries/{id}/restore', 'nothing'),
    import: main.act('countries.import', 'post', '/countries/import', 'body'),
  }
}
