import type { Portal, WorkflowDocument } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { day, type Repairs, repairs, reported } from '#testing/repairs.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refused } from '#testing/refused.ts'

let server: TestServer
let admin: Portal
let employee: Portal
let repair: Repairs
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  employee = await signedIn(server, 'empleado')
  repair = await repairs(admin, employee)
})
afterAll(() => server.close())

describe('workflows.publish with records on their way', () => {
  it('PAN-12.1 PAN-12.2 live records finish in their version, or migrate by the map into the new one', async () => {
    const workflowId = await repair.published('Que cambia')
    const [first, ended] = [await repair.inWorkshop(workflowId), await repair.inWorkshop(workflowId)]
    await admin.incidents.advance(ended, {
      ...(await seen(admin.incidents, ended)),
      transition: 'desistir',
      text: 'No hay piezas.',
    })
    const renamed = (from: string, to: string) =>
      JSON.parse(JSON.stringify(document).replaceAll(`"${from}"`, `"${to}"`)) as WorkflowDocument
    let { document } = await admin.workflows.show(workflowId)

    document = renamed('taller', 'mesa')
    await admin.workflows.patch(workflowId, { ...(await seen(admin.workflows, workflowId)), document })
    await admin.workflows.publish(workflowId, {
      ...(await seen(admin.workflows, workflowId)),
      live: 'finish',
    })
    expect((await admin.incidents.show(first)).workflow).toMatchObject({ number: 1, state: 'En el taller' })
    const second = await employee.incidents.create(reported)
    await admin.incidents.follow(second.id, { workflowId })
    await admin.incidents.advance(second.id, {
      ...(await seen(admin.incidents, second.id)),
      transition: 'llevar',
    })

    document = renamed('mesa', 'banco')
    await admin.workflows.patch(workflowId, { ...(await seen(admin.workflows, workflowId)), document })
    const map = [{ from: 'mesa', to: 'banco' }]
    expect(
      await admin.workflows.publish(workflowId, {
        ...(await seen(admin.workflows, workflowId)),
        live: 'migrate',
        map,
      }),
    ).toMatchObject({
      ...{ number: 3, records: 1 },
    })
    expect((await admin.incidents.show(second.id)).workflow).toMatchObject({ number: 3 })
    // A record that ended under the first version stays there: the third version's mapping starts from the second.
    expect((await admin.incidents.show(first)).workflow).toMatchObject({ number: 1, state: 'En el taller' })
    expect((await admin.incidents.show(ended)).workflow).toMatchObject({ number: 1, state: 'Sin arreglo' })
    const { data } = await admin.workflows.versions(workflowId)
    expect(data.map(({ number, records }) => [number, records])).toEqual([
      [3, 1],
      [2, 0],
      [1, 1],
    ])
    const done = await admin.incidents.advance(second.id, {
      ...(await seen(admin.incidents, second.id)),
      ...{ transition: 'reparar', values: { [day]: '2026-03-09' } },
    })
    expect(done.state).toBe('closed')
    const moves = await admin.logs.index({ subject: second.id })
    expect(moves.data.filter(({ act }) => act === 'incidents.advance')).toHaveLength(3)
  })

  it('PAN-12.2 a move into a final state closes it, and notifies its reporter', async () => {
    const workflowId = await repair.published('Que termina')
    const id = await repair.inWorkshop(workflowId)
    const { document } = await admin.workflows.show(workflowId)
    const states = document.states.filter(({ code }) => code !== 'taller')
    const transitions = [{ code: 'cerrar', name: 'Cerrar', from: 'nuevo', to: 'hecho' }]
    const lost = { code: 'perder', name: 'Perder', from: 'nuevo', to: 'perdido' }
    await admin.workflows.patch(workflowId, {
      ...(await seen(admin.workflows, workflowId)),
      document: { states, transitions: [...transitions, lost] },
    })
    await admin.workflows.publish(workflowId, {
      ...(await seen(admin.workflows, workflowId)),
      live: 'migrate',
      map: [{ from: 'taller', to: 'hecho' }],
    })
    expect(await admin.incidents.show(id)).toMatchObject({
      ...{ state: 'closed', resolution: 'Reparado', workflow: { number: 2, state: 'Reparado' } },
    })
  })

  it('PAN-13.2 workflows.destroy: one that an incident follows stays', async () => {
    const workflowId = await repair.published('Con quien lo sigue')
    await repair.inWorkshop(workflowId)
    expect((await admin.workflows.show(workflowId)).uses).toBe(1)
    expect(await admin.workflows.destroy(workflowId).safe()).toMatchObject(
      refused(409, { id: [{ code: 'referenced' }] }),
    )
  })
})
