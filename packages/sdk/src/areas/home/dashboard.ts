import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** What is worth knowing today; the parts that the person may not see are null. */
export type Dashboard = components['schemas']['Dashboard']

/** The dashboard. */
export interface DashboardFamily {
  /** What is worth knowing today. */
  readonly show: Act<paths, '/dashboard', 'get'>
}

/** Builds the family. */
export function dashboard({ main }: Kernel): DashboardFamily {
  return { show: main.act('dashboard.show', 'get', '/dashboard', 'nothing') }
}
