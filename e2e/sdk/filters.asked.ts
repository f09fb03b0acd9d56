import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about filters of records. */
export async function ask({ portal }: Asking): Promise<void> {
  const [format] = await portal.filters.formats()
  const templateId = format?.templateId ?? ''
  const nodes = [{ parent: null, kind: 'group' as const, match: 'all' as const }]
  await portal.filters.preview({ templateId, nodes })
  const { id } = await portal.filters.create({ name: 'Todos de paso', templateId, nodes })
  const input = { name: 'Todos de paso', shared: true, nodes }
  await portal.filters.update(id, { ...(await seen(portal.filters, id)), ...input })
  await portal.filters.versions(id)
  await portal.filters.index({ search: 'paso' })
  await portal.filters.destroy(id)
}
