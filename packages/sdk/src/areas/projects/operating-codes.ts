import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** An operating code. */
export type OperatingCode = components['schemas']['OperatingCode']

/** The operating codes. */
export interface OperatingCodes
  extends Resource<paths, '/operating-codes', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/operating-codes/{id}/restore', 'post'>
  /** Creates and changes up to 500 at once, told apart by their code; a dry run only says what would come of it. */
  readonly import: Act<paths, '/operating-codes/import', 'post'>
}

/** Builds the family. */
export function operatingCodes({ laia }: Kernel): OperatingCodes {
  return {
    ...resource(laia, 'operatingCodes', '/operating-codes', [
      'index',
      'show',
      'create',
      'update',
      'patch',
      'destroy',
    ]),
    restore: laia.act('operatingCodes.restore', 'post', '/operating-codes/{id}/restore', 'nothing'),
    import: laia.act('operatingCodes.import', 'post', '/operating-codes/import', 'body'),
  }
}
