import type { Portal, WorkflowDocument } from '@portal/sdk'
import { seen } from './seen.ts'

/** Management fields of the demo company. */
export const day = 'fecha_compromiso'
export const amount = 'importe_compromiso'

export const reported = {
  ...{ title: 'Teclado roto', description: 'No responde.' },
  ...{ category: 'equipment' as const, severity: 'low' as const },
  startsAt: '2026-03-05T09:00:00Z',
}

export type Repairs = {
  /** Nuevo → En curso → Cerrado or Sin arreglo; closing asks for required fields. */
  document: WorkflowDocument
  /** Creates and publishes a workflow of that name; returns its id. */
  published(name: string): Promise<string>
  /** Creates an incident of the workflow, in the workshop; returns its id. */
  inWorkshop(workflowId: string): Promise<string>
}

/** Fixtures for incidents with a workflow, one of whose final states asks for a comment. */
export async function repairs(admin: Portal, employee: Portal): Promise<Repairs> {
  const end = { code: 'SIN_ARREGLO', name: 'Sin arreglo', category: 'not_useful' as const }
  const lost = await admin.finalStates.create({ ...end, needsComment: true })
  const document = documentOf(await endNamed(admin, 'RESUELTO'), lost.id)
  return {
    document,
    async published(name) {
      const { id } = await admin.workflows.create({ name, document })
      await admin.workflows.publish(id, { ...(await seen(admin.workflows, id)), live: 'finish' })
      return id
    },
    async inWorkshop(workflowId) {
      const { id } = await employee.incidents.create(reported)
      await admin.incidents.follow(id, { workflowId })
      await admin.incidents.advance(id, { ...(await seen(admin.incidents, id)), transition: 'llevar' })
      return id
    },
  }
}

const documentOf = (done: string, lost: string): WorkflowDocument => ({
  states: [
    { code: 'nuevo', name: 'Nuevo', category: 'initial' },
    { code: 'taller', name: 'En el taller', category: 'pending' },
    { code: 'hecho', name: 'Reparado', category: 'final', finalStateId: done },
    { code: 'perdido', name: 'Sin arreglo', category: 'final', finalStateId: lost },
  ],
  transitions: [
    { code: 'llevar', name: 'Llevar al taller', from: 'nuevo', to: 'taller' },
    {
      ...{ code: 'reparar', name: 'Reparar', from: 'taller', to: 'hecho' },
      ...{ screen: [day, amount], required: [day] },
    },
    {
      ...{ code: 'desistir', name: 'Desistir', from: 'taller', to: 'perdido' },
      permission: 'TICKETS_CANCELAR',
    },
  ],
})

async function endNamed(admin: Portal, code: string): Promise<string> {
  const found = (await admin.finalStates.index({ search: code })).data.find((one) => one.code === code)
  if (found === undefined) throw new Error(`there is no final state ${code}`)
  return found.id
}
