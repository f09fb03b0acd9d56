import { expect } from 'vitest'
import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about workflows and their final states. */
export async function ask({ portal }: Asking): Promise<void> {
  const input = { code: 'DE_PASO', name: 'De paso', category: 'not_useful' as const }
  const { id: finalStateId } = await portal.finalStates.create(input)
  await portal.finalStates.update(finalStateId, {
    ...(await seen(portal.finalStates, finalStateId)),
    ...input,
    needsComment: true,
  })
  await portal.finalStates.patch(finalStateId, {
    ...(await seen(portal.finalStates, finalStateId)),
    active: false,
  })
  await portal.finalStates.destroy(finalStateId)
  await portal.finalStates.restore(finalStateId)
  await portal.finalStates.import({ dryRun: true, rows: [{ code: 'PASO', sale: false }, { code: 'x' }] })
  await portal.finalStates.reorder({ ids: [finalStateId] })
  expect(await portal.finalStates.show(finalStateId)).toMatchObject({ position: 1 })
  await portal.finalStates.index({ search: 'paso' })

  const { id } = await portal.workflows.create({ name: 'Flujo de paso' })
  const document = {
    states: [
      { code: 'dentro', name: 'Dentro', category: 'initial' as const },
      { code: 'fuera', name: 'Fuera', category: 'final' as const, finalStateId },
    ],
    transitions: [{ code: 'salir', name: 'Salir', from: 'dentro', to: 'fuera' }],
  }
  await portal.workflows.update(id, {
    ...(await seen(portal.workflows, id)),
    name: 'Flujo de paso',
    document,
  })
  await portal.workflows.patch(id, { ...(await seen(portal.workflows, id)), description: 'De paso' })
  await portal.workflows.publish(id, { ...(await seen(portal.workflows, id)), live: 'finish' })
  await portal.workflows.versions(id)
  expect((await portal.workflows.simulate(id, { path: ['salir'] })).end?.code).toBe('DE_PASO')
  const way = { workflow: 'Flujo de paso', transition: 'Volver', from: 'dentro', to: 'fuera' }
  await portal.workflows.import({ dryRun: true, rows: [way] })
  await portal.workflows.destroy(id)
  await portal.workflows.restore(id)
  await portal.workflows.show(id)
  await portal.workflows.index()
}
