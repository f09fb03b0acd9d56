import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** Rows of one kind that refer to a row of a catalogue. */
export type Referring = components['schemas']['Referring']

/** Where the rows of catalogues are used. */
export interface ReferencesFamily {
  /** What refers to a row and keeps it from being deleted, kind by kind. */
  readonly index: Act<paths, '/references', 'get'>
}

/** Builds the family. */
export function references({ main }: Kernel): ReferencesFamily {
  return { index: main.act('references.index', 'get', '/references', 'query') }
}
