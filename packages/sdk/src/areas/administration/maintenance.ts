import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** Whether the portal is under maintenance, and since when. */
export type Maintenance = components['schemas']['Maintenance']

/** The switch of the maintenance. */
export interface MaintenanceFamily {
  /** How it stands; anybody may ask, also without a session. */
  readonly show: Act<paths, '/maintenance', 'get'>
  /** Begins or ends it. */
  readonly update: Act<paths, '/maintenance', 'put'>
}

/** Builds the family. */
export function maintenance({ main }: Kernel): MaintenanceFamily {
  return {
    show: main.act('maintenance.show', 'get', '/maintenance', 'nothing', { auth: 'none' }),
    update: main.act('maintenance.update', 'put', '/maintenance', 'body'),
  }
}
