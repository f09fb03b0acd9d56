import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** An analytic code: a cost centre and what it is for. */
export type AnalyticCode = components['schemas']['AnalyticCode']

/** The analytic codes that costs are booked to. */
export interface AnalyticCodes
  extends Resource<paths, '/analytic-codes', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/analytic-codes/{id}/restore', 'post'>
  /** Creates and changes up to 500 at once, told apart by their code; a dry run only says what would come of it. */
  readonly import: Act<paths, '/analytic-codes/import', 'post'>
}

/** Builds the family. */
export function analyticCodes({ laia }: Kernel): AnalyticCodes {
  return {
    ...resource(laia, 'analyticCodes', '/analytic-codes', [
      'index',
      'show',
      'create',
      'update',
      'patch',
      'destroy',
    ]),
    restore: laia.act('analyticCodes.restore', 'post', '/analytic-codes/{id}/restore', 'nothing'),
    import: laia.act('analyticCodes.import', 'post', '/analytic-codes/import', 'body'),
  }
}
