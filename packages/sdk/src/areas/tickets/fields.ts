import type { components, paths } from '#generated/laia.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A management field. */
export type Field = components['schemas']['Field']

/** A management field to write. */
export type FieldInput = components['schemas']['FieldInput']

/** The management fields: all six verbs (specification §7). */
export type Fields = Resource<paths, '/fields', 'index' | 'show' | 'create' | 'update' | 'patch' | 'destroy'>

/** Builds the family. */
export function fields({ laia }: Kernel): Fields {
  return resource(laia, 'fields', '/fields', ['index', 'show', 'create', 'update', 'patch', 'destroy'])
}
