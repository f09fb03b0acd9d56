import type { Template } from '@portal/sdk'

/** Where a format is edited. */
export function editorAddress({ id }: Pick<Template, 'id'>): string {
  return `/clustering/crearFormato?id=${id}`
}
