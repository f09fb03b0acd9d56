import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** What an agent is able to take. */
export type Skill = components['schemas']['Skill']

/** The campaign of a client. */
export type Campaign = components['schemas']['Campaign']

/** The skills (specification §7). */
export interface Skills extends Resource<paths, '/skill', 'index'> {
  /** The campaign of a skill, with its subcampaigns. */
  readonly campaign: Act<paths, '/skill/{id}/campaign', 'get'>
}

/** Builds the family. */
export function skills({ laia }: Kernel): Skills {
  return {
    ...resource(laia, 'skills', '/skill', ['index']),
    campaign: laia.act('skills.campaign', 'get', '/skill/{id}/campaign', 'nothing'),
  }
}
