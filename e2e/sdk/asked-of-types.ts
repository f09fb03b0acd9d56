import type { Portal } from '@portal/sdk'
import { seen } from '../support/seen.ts'

/** Everything about break types and absence types. */
export async function askTypes(portal: Portal): Promise<void> {
  const name = 'Pausa de paso'
  const { id } = await portal.breakTypes.create({ code: 'PASO', name })
  await portal.breakTypes.index({ search: 'PASO', sort: '-code' })
  await portal.breakTypes.show(id)
  await portal.breakTypes.update(id, {
    ...(await seen(portal.breakTypes, id)),
    code: 'PASO',
    name,
    usesPerDay: 2,
  })
  await portal.breakTypes.patch(id, {
    ...(await seen(portal.breakTypes, id)),
    everyMinutes: 60,
    minutesPerUse: 5,
  })
  await portal.breakTypes.reorder({ ids: [id] })
  await portal.breakTypes.destroy(id)
  await portal.breakTypes.restore(id)
  await portal.breakTypes.import({ dryRun: true, rows: [{ code: 'PASO', paid: false }, { code: 'x' }] })
  await askAbsenceTypes(portal)
}

async function askAbsenceTypes(portal: Portal): Promise<void> {
  const type = { code: 'PASO', name: 'Ausencia de paso', family: 'leave', unit: 'hours' } as const
  const { id } = await portal.absenceTypes.create(type)
  await portal.absenceTypes.index({ on: '2024-02-29', family: 'leave', search: 'PASO' })
  await portal.absenceTypes.show(id)
  await portal.absenceTypes.update(id, {
    ...(await seen(portal.absenceTypes, id)),
    ...type,
    maxPerEvent: 2.5,
  })
  await portal.absenceTypes.patch(id, {
    ...(await seen(portal.absenceTypes, id)),
    maxPerYear: 10,
    validFrom: '2099-01-01',
  })
  const [planned] = (await portal.absenceTypeTerms.index({ absenceTypeId: id })).data
  await portal.absenceTypeTerms.destroy(planned?.id ?? '')
  await portal.absenceTypes.reorder({ ids: [id] })
  await portal.absenceTypes.destroy(id)
  await portal.absenceTypes.restore(id)
  await portal.absenceTypes.import({ dryRun: true, rows: [{ code: 'PASO', pay: 'unpaid' }, { code: 'x' }] })
}
