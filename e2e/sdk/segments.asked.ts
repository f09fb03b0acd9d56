import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about segments and their runs. */
export async function ask({ portal }: Asking): Promise<void> {
  const { segments, segmentRuns } = portal
  const [filter] = (await portal.filters.index()).data
  const settings = { filterId: filter?.id ?? '', mode: 'dynamic' as const }
  const { id, templateId } = await segments.create({ name: 'De paso', ...settings })
  const update = { ...(await seen(segments, id)), name: 'De paso', exclusiveSet: 'De paso', ...settings }
  await segments.update(id, update)
  await segments.index({ search: 'paso' })
  await segments.reorder({ segmentIds: [id] })
  await segments.compute(id)
  const [run] = (await segmentRuns.index()).data
  await ended(portal, run?.id ?? '')
  await segments.result(id)
  await segments.overlap({ templateId })
  const again = await segmentRuns.create({ segmentIds: [id] })
  await segmentRuns.stop(again.id).catch(() => undefined)
  await ended(portal, again.id)
  await segments.ofSegment(id, { name: 'Otra lista de paso' })
  const [load] = (await portal.loads.index({ templateId })).data
  const { runId } = await segments.ofLoad({ loadId: load?.id ?? '', name: 'Lista de paso' })
  await ended(portal, runId ?? '')
  await segments.destroy(id)
}

async function ended({ segmentRuns }: Asking['portal'], id: string): Promise<void> {
  while ((await segmentRuns.show(id)).finishedAt === null);
}
