import type { components, paths } from '#generated/laia.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A format of load files. */
export type Template = components['schemas']['Template']

/** A format to write. */
export type TemplateInput = components['schemas']['TemplateInput']

/** One column of a file and the field it becomes. */
export type TemplateColumn = components['schemas']['TemplateColumn']

/** The formats of load files (specification §7). */
export type Templates = Resource<
  paths,
  '/records-file/templates',
  'index' | 'show' | 'create' | 'update' | 'destroy'
>

/** Builds the family. */
export function templates({ laia }: Kernel): Templates {
  return resource(laia, 'templates', '/records-file/templates', [
    'index',
    'show',
    'create',
    'update',
    'destroy',
  ])
}
