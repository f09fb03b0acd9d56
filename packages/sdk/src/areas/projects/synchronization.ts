import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A comparison of campaigns and skills with the platform, and what came of it. */
export type Synchronization = components['schemas']['Synchronization']

/** One difference, before and after. */
export type SynchronizationChange = components['schemas']['SynchronizationChange']

/** Campaigns and skills as the platform has them (specification §7). */
export interface SynchronizationFamily extends Resource<paths, '/synchronization', 'index' | 'show'> {
  /** What would change now; nothing does. */
  readonly preview: Act<paths, '/synchronization/preview', 'get'>
  /** What a synchronization of the agents would change now; nothing does. */
  readonly previewUsers: Act<paths, '/synchronization/users/preview', 'get'>
  /** Starts the synchronization of the agents and their skills. */
  readonly runUsers: Act<paths, '/synchronization/users', 'post'>
  /** Starts the synchronization of all campaigns. */
  readonly run: Act<paths, '/synchronization/skills-campaign', 'post'>
  /** Starts that of one campaign, by its id. */
  readonly runCampaign: Act<paths, '/synchronization/skills-campaign/{id}', 'post'>
  /** What one changed, page by page. */
  readonly changes: Act<paths, '/synchronization/{id}/changes', 'get'>
  /** Ends one that is under way; what it changed stays changed. */
  readonly cancel: Act<paths, '/synchronization/{id}/cancel', 'post'>
  /** Starts a failed or cancelled one again, as a new one. */
  readonly restart: Act<paths, '/synchronization/{id}/restart', 'post'>
}

/** Builds the family. */
export function synchronization({ laia }: Kernel): SynchronizationFamily {
  const base = '/synchronization'
  const all = `${base}/skills-campaign` as const
  return {
    ...resource(laia, 'synchronization', base, ['index', 'show']),
    preview: laia.act('synchronization.preview', 'get', `${base}/preview`, 'nothing'),
    previewUsers: laia.act('synchronization.previewUsers', 'get', `${base}/users/preview`, 'nothing'),
    runUsers: laia.act('synchronization.runUsers', 'post', `${base}/users`, 'nothing'),
    run: laia.act('synchronization.run', 'post', all, 'nothing'),
    runCampaign: laia.act('synchronization.runCampaign', 'post', `${all}/{id}`, 'nothing'),
    changes: laia.act('synchronization.changes', 'get', `${base}/{id}/changes`, 'query'),
    cancel: laia.act('synchronization.cancel', 'post', `${base}/{id}/cancel`, 'nothing'),
    restart: laia.act('synchronization.restart', 'post', `${base}/{id}/restart`, 'nothing'),
  }
}
