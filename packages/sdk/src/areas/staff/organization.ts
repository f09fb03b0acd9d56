import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** Who works where and under whom. */
export type Organization = components['schemas']['Organization']

/** The organization. */
export interface OrganizationFamily {
  /** Everybody who is active with department and coordinator of today. */
  readonly show: Act<paths, '/organization', 'get'>
}

/** Builds the family. */
export function organization({ main }: Kernel): OrganizationFamily {
  return { show: main.act('organization.show', 'get', '/organization', 'nothing') }
}
