import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** How a contact, a ticket or a case ends. */
export type FinalState = components['schemas']['FinalState']

/** A final state as one skill knows it. */
export type SkillMeaning = components['schemas']['SkillMeaning']

/** The final states (tipificaciones), with what each does and what it means in a skill. */
export interface FinalStates
  extends Resource<paths, '/final-states', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/final-states/{id}/restore', 'post'>
  /** Puts them in this order. */
  readonly reorder: Act<paths, '/final-states/order', 'put'>
  /** Creates and changes up to 500 at once, told apart by code; a dry run only says what would come of it. */
  readonly import: Act<paths, '/final-states/import', 'post'>
}

/** Builds the family. */
export function finalStates({ laia }: Kernel): FinalStates {
  return {
    ...resource(laia, 'finalStates', '/final-states', [
      'index',
      'show',
      'create',
      'update',
      'patch',
      'destroy',
    ]),
    restore: laia.act('finalStates.restore', 'post', '/final-states/{id}/restore', 'nothing'),
    reorder: laia.act('finalStates.reorder', 'put', '/final-states/order', 'body'),
    import: laia.act('finalStates.import', 'post', '/final-states/import', 'body'),
  }
}
