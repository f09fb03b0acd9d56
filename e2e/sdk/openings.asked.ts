import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about openings of services and their plans. */
export async function ask({ portal }: Asking): Promise<void> {
  const { openings, openingPlans } = portal
  const [skill] = (await portal.skills.index({ perPage: 1 })).data
  const plan = { skillId: skill?.id ?? '', days: 'every_day' as const, checks: ['Cabina'] }
  const made = await openingPlans.create({ ...plan, name: 'De paso', opensAt: '00:00' })
  const [one] = (await openings.index({ planId: made.id })).data
  const { id, version } = one ?? { id: '', version: 0 }
  const looked = await openings.patch(id, { version, checks: [{ label: 'Cabina', light: 'green' }] })
  const opened = await openings.open(id, { version: looked.version, cause: 'other' })
  await openings.close(id, { version: opened.version })
  await openings.show(id)
  const again = await openingPlans.create({ ...plan, name: 'De paso también', opensAt: '00:00' })
  const [other] = (await openings.index({ planId: again.id })).data
  await openings.cancel(other?.id ?? '', { version: other?.version ?? 0, cause: 'premises' })
  await openings.reliability()
  await openingPlans.index({ search: 'paso' })
  const { name, skillId } = made
  const changed = await openingPlans.update(made.id, {
    ...{ name, skillId, opensAt: '09:00', days: 'monday_to_friday', version: made.version },
  })
  await openingPlans.patch(made.id, { version: changed.version, active: false })
  await openingPlans.reorder({ ids: [again.id, made.id] })
  await openingPlans.destroy(made.id)
  await openingPlans.restore(made.id)
  await seen(openingPlans, made.id)
}
