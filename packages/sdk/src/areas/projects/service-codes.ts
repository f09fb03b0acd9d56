import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A service code. */
export type ServiceCode = components['schemas']['ServiceCode']

/** The service codes. */
export interface ServiceCodes
  extends Resource<paths, '/service-codes', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/service-codes/{id}/restore', 'post'>
  /** Creates and changes up to 500 at once, told apart by their code; a dry run only says what would come of it. */
  readonly import: Act<paths, '/service-codes/import', 'post'>
}

/** Builds the family. */
export function serviceCodes({ laia }: Kernel): ServiceCodes {
  return {
    ...resource(laia, 'serviceCodes', '/service-codes', [
      'index',
      'show',
      'create',
      'update',
      'patch',
      'destroy',
    ]),
    restore: laia.act('serviceCodes.restore', 'post', '/service-codes/{id}/restore', 'nothing'),
    import: laia.act('serviceCodes.import', 'post', '/service-codes/import', 'body'),
  }
}
