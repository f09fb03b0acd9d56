import type { Template } from '@portal/sdk'

/** The path of a template's editor. */
export function editorAddress({ id }: Pick<Template, 'id'>): string {
  return `/clustering/crearFormato?id=${id}`
}
