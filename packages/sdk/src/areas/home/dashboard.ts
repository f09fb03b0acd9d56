import type { components, paths } from '#generated/main.ts'
import type { Act, Caller } from '#http/caller.ts'

/** What is worth knowing today; the parts that the person may not see are null. */
export type Dashboard = components['schemas']['Dashboard']

/** The dashboard. */
export interface DashboardFamily {
  /** What is worth knowing today. */
  readonly show: Act<paths, '/dashboard', 'get'>
}

/** Builds the family. */
export function dashboard(main: Caller<paths>): DashboardFamily {
  return { show: main.act('dashboard.show', 'get', '/dashboard', 'nothing') }
}
