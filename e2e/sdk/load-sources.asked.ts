import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about scheduled loads, and undoing a load. The folder does not exist: a scan finds nothing. */
export async function ask({ portal }: Asking): Promise<void> {
  const [template] = (await portal.templates.index({ perPage: 1 })).data
  const schedule = { every: 'day', hour: 6, timeZone: 'Europe/Madrid' } as const
  const rest = {
    pattern: '*.csv',
    templateId: template?.id ?? '',
    afterwards: 'leave',
    active: false,
    schedule,
  } as const
  const input = { name: 'Altas de paso', kind: 'folder', folder: 'altas', ...rest } as const
  const { id } = await portal.loadSources.create(input)
  await portal.loadSources.update(id, { ...(await seen(portal.loadSources, id)), ...input })
  await portal.loadSources.index({ search: 'paso' })
  await portal.loadSources.run(id)
  await portal.loadSources.runs(id)
  await portal.loadSources.destroy(id)
  await takeBack(portal)
}

async function takeBack(portal: Asking['portal']): Promise<void> {
  const columns = [
    { name: 'id', label: 'ID', type: 'text', required: true, key: true, transform: 'none' } as const,
  ]
  const shape = { country: 'ES', dateOrder: 'dmy', decimalSign: ',' } as const
  const { id: templateId } = await portal.templates.create({ name: 'Para deshacer', ...shape, columns })
  const { id } = await portal.loads.run(new File(['ID\nde paso\n'], 'deshacer.csv'), { templateId })
  await portal.loads.impact(id)
  await portal.loads.undo(id)
  await portal.loads.waitUntil(id, (state) => state === 'undone', { maxInterval: 50 })
  await portal.loads.kept(id)
}
