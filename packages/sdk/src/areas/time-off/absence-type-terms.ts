import type { components, paths } from '#generated/main.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** What holds for a kind of absence from a day on. */
export type AbsenceTerms = components['schemas']['AbsenceTerms']

/** What held and will hold for a kind of absence; what is only planned can be taken back. */
export type AbsenceTypeTerms = Resource<paths, '/absence-type-terms', 'index' | 'destroy'>

/** Builds the family. */
export function absenceTypeTerms({ main }: Kernel): AbsenceTypeTerms {
  return resource(main, 'absenceTypeTerms', '/absence-type-terms', ['index', 'destroy'])
}
