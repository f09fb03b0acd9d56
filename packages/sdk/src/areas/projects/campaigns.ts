import type { paths } from '#generated/laia.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** The campaigns of the customers. */
export type Campaigns = Resource<paths, '/campaigns', 'index'>

/** Builds the family. */
export function campaigns({ laia }: Kernel): Campaigns {
  return resource(laia, 'campaigns', '/campaigns', ['index'])
}
