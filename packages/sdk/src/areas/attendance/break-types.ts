import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A kind of break and its rules (handbook PAN-8, PAN-9). */
export type BreakType = components['schemas']['BreakType']

/** A kind of break to write. */
export type BreakTypeInput = components['schemas']['BreakTypeInput']

/** The kinds of break. */
export interface BreakTypes
  extends Resource<paths, '/break-types', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/break-types/{id}/restore', 'post'>
  /** Puts them in this order. */
  readonly reorder: Act<paths, '/break-types/order', 'put'>
  /** Creates and changes up to 500 at once, told apart by their code; a dry run only says what would come of it. */
  readonly import: Act<paths, '/break-types/import', 'post'>
}

/** Builds the family. */
export function breakTypes({ main }: Kernel): BreakTypes {
  const base = '/break-types'
  return {
    ...resource(main, 'breakTypes', base, ['index', 'show', 'create', 'update', 'patch', 'destroy']),
    restore: main.act('breakTypes.restore', 'post', `${base}/{id}/restore`, 'nothing'),
    reorder: main.act('breakTypes.reorder', 'put', `${base}/order`, 'body'),
    import: main.act('breakTypes.import', 'post', `${base}/import`, 'body'),
  }
}
