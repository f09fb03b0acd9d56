import type { components, paths } from '#generated/laia.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A management field. */
export type Field = components['schemas']['Field']

/** A management field to write. */
export type FieldInput = components['schemas']['FieldInput']

/** The management fields: all six verbs (specification §7), and many at once. */
export interface Fields
  extends Resource<paths, '/fields', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'> {
  /** Takes a deleted one back. */
  readonly restore: Act<paths, '/fields/{id}/restore', 'post'>
  /** Creates and changes up to 500 at once, told apart by their key; a dry run only says what would come of it. */
  readonly import: Act<paths, '/fields/import', 'post'>
}

/** Builds the family. */
export function fields({ laia }: Kernel): Fields {
  return {
    ...resource(laia, 'fields', '/fields', ['index', 'show', 'create', 'update', 'patch', 'destroy']),
    restore: laia.act('fields.restore', 'post', '/fields/{id}/restore', 'nothing'),
    import: laia.act('fields.import', 'post', '/fields/import', 'body'),
  }
}
