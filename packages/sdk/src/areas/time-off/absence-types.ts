import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A kind of absence with the terms in force on a day (handbook AUS-1). */
export type AbsenceType = components['schemas']['AbsenceType']

/** A kind of absence to write: its terms hold from `validFrom` on. */
export type AbsenceTypeInput = components['schemas']['AbsenceTypeInput']

/** The kinds of absence. What changes of their terms leaves the past as it was. */
export interface AbsenceTypes
  extends Resource<paths, '/absence-types', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/absence-types/{id}/restore', 'post'>
  /** Puts them in this order. */
  readonly reorder: Act<paths, '/absence-types/order', 'put'>
  /** Creates and changes up to 500 at once, told apart by their code; a dry run only says what would come of it. */
  readonly import: Act<paths, '/absence-types/import', 'post'>
}

/** Builds the family. */
export function absenceTypes({ main }: Kernel): AbsenceTypes {
  const base = '/absence-types'
  return {
    ...resource(main, 'absenceTypes', base, ['index', 'show', 'create', 'update', 'patch', 'destroy']),
    restore: main.act('absenceTypes.restore', 'post', `${base}/{id}/restore`, 'nothing'),
    reorder: main.act('absenceTypes.reorder', 'put', `${base}/order`, 'body'),
    import: main.act('absenceTypes.import', 'post', `${base}/import`, 'body'),
  }
}
