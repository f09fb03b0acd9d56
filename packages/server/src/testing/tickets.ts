import type { Portal, TicketDetail, TicketInput, WorkflowDocument } from '@portal/sdk'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { seen } from './seen.ts'
import type { TestServer } from './start-server.ts'

const fieldKey = 'resultado'

export type Desk = {
  skillId: string
  /** A second skill, without people. */
  otherSkillId: string
  /** Nuevo → En curso → Cerrado, or waiting; the transition to the end asks for the field. */
  workflowId: string
  endId: string
  fieldKey: string
  tagId: string
  tagName: string
  input(subject: string): TicketInput
  opened(subject: string, more?: Partial<TicketInput>): Promise<TicketDetail>
  /** A ticket that somebody has begun. */
  begun(subject: string): Promise<TicketDetail>
  /** Renames a state and publishes it, migrating running tickets. */
  renamed(code: string, name: string): Promise<void>
  tomorrow(server: TestServer): string
  /** Creates this many more such tickets. */
  copies(db: Db, id: string, count: number): Promise<void>
}

/** Fixtures for tickets: a new workflow, and references to the demo company. */
export async function desk(admin: Portal): Promise<Desk> {
  const { skills, tags, finalStates } = await admin.tickets.choices()
  const named = (rows: readonly { id: string; name: string; code?: string }[], code: string) => {
    const row = rows.find((one) => one.code === code || one.name === code)
    if (row === undefined) throw new Error(`there is no ${code}`)
    return row
  }
  const [endId, lostId] = [named(finalStates, 'RESUELTO').id, named(finalStates, 'CANCELADO').id]
  const document = documentOf(endId, lostId)
  const { id: workflowId } = await admin.workflows.create({ name: `Mesa ${crypto.randomUUID()}`, document })
  await admin.workflows.publish(workflowId, { ...(await seen(admin.workflows, workflowId)), live: 'finish' })
  const tag = named(tags, 'Queja')
  const skillId = named(skills, 'LNE_ATC').id
  const input = (subject: string) => ({
    ...{ subject, requesterName: 'Rosa Lago Prieto', channel: 'phone' as const, skillId, workflowId },
  })
  const opened = (subject: string, more: Partial<TicketInput> = {}) =>
    admin.tickets.create({ ...input(subject), ...more })
  return {
    ...{ skillId, otherSkillId: named(skills, 'AVA_INFO').id, workflowId, endId, fieldKey, input, opened },
    ...{ tagId: tag.id, tagName: tag.name },
    async begun(subject) {
      const { id, version } = await opened(subject)
      return admin.tickets.transition(id, { transition: 'empezar', version })
    },
    async renamed(code, name) {
      const states = document.states.map((state) => (state.code === code ? { ...state, name } : state))
      const version = await seen(admin.workflows, workflowId)
      await admin.workflows.patch(workflowId, { ...version, document: { ...document, states } })
      await admin.workflows.publish(workflowId, {
        ...(await seen(admin.workflows, workflowId)),
        live: 'migrate',
      })
    },
    async copies(db, id, count) {
      await sql`insert into tickets (id, key, subject, requester_name, channel, skill_id, workflow_id, workflow_number,
          workflow_state, state_type, created_at, updated_at)
        select gen_random_uuid(), gen_random_uuid()::text, subject, requester_name, channel, skill_id, workflow_id,
          workflow_number, workflow_state, state_type, created_at, updated_at
        from tickets, generate_series(1, ${count}) where id = ${id}`.execute(db)
    },
    tomorrow: (server) => new Date(server.server.kernel.clock.now().getTime() + 86_400_000).toISOString(),
  }
}

const documentOf = (done: string, lost: string): WorkflowDocument => ({
  states: [
    { code: 'nuevo', name: 'Nuevo', category: 'initial' },
    { code: 'curso', name: 'En curso', category: 'open' },
    { code: 'espera', name: 'En espera del cliente', category: 'pending' },
    { code: 'cerrado', name: 'Cerrado', category: 'final', finalStateId: done },
    { code: 'descartado', name: 'Descartado', category: 'final', finalStateId: lost },
  ],
  transitions: [
    { code: 'empezar', name: 'Empezar', from: 'nuevo', to: 'curso' },
    { code: 'descartar', name: 'Descartar', from: 'nuevo', to: 'descartado' },
    { code: 'esperar', name: 'Esperar al cliente', from: 'curso', to: 'espera' },
    { code: 'seguir', name: 'Seguir', from: 'espera', to: 'curso' },
    {
      code: 'cerrar',
      name: 'Cerrar',
      from: 'curso',
      to: 'cerrado',
      screen: [fieldKey],
      required: [fieldKey],
    },
  ],
})

/** Calls the tickets service with the token of a test's own person. */
export function asked({ url }: TestServer, token: string) {
  return async (path: string, body?: object): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(`${url}/services/laia${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
}
