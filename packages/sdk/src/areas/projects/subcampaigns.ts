import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A part of a campaign. */
export type Subcampaign = components['schemas']['Subcampaign']

/** The subcampaigns, with the skills that serve each. */
export interface Subcampaigns
  extends Resource<paths, '/subcampaigns', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/subcampaigns/{id}/restore', 'post'>
  /** Creates and changes up to 500 at once, told apart by their code; a dry run only says what would come of it. */
  readonly import: Act<paths, '/subcampaigns/import', 'post'>
}

/** Builds the family. */
export function subcampaigns({ laia }: Kernel): Subcampaigns {
  return {
    ...resource(laia, 'subcampaigns', '/subcampaigns', [
      'index',
      'show',
      'create',
      'update',
      'patch',
      'destroy',
    ]),
    restore: laia.act('subcampaigns.restore', 'post', '/subcampaigns/{id}/restore', 'nothing'),
    import: laia.act('subcampaigns.import', 'post', '/subcampaigns/import', 'body'),
  }
}
