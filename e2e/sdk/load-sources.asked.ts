import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about scheduled loads, and about taking a load back. No folder is set up, so that a source leads nowhere. */
export async function ask({ portal }: Asking): Promise<void> {
  const [template] = (await portal.templates.index({ perPage: 1 })).data
  const schedule = { every: 'day', hour: 6, timeZone: 'Europe/Madrid' } as const
  const rest = { pattern: '*.csv', templateId: template?.id ?? '', afterwards: 'leave', active: false, schedule } as const
  const input = { name: 'Altas de paso', kind: 'folder', folder: 'altas', ...rest } as const
  const { id } = await portal.loadSources.create(input)
  await portal.loadSources.update(id, { ...(await seen(portal.loadSources, id)), ...input })
  await portal.loadSources.index({ search: 'paso' })
  await portal.loadSources.run(id)
  await portal.loadSources.runs(id)
  await portal.loadSources.destroy(id)
}
