import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { amount, day, type Repairs, repairs, reported } from '#testing/repairs.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
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

describe('incidents.workflows, incidents.follow and incidents.advance', () => {
  it('check 46: a field may be named like a property of every object: it is required, and blank until set', async () => {
    const { key } = await admin.fields.create({ key: 'constructor', label: 'Constructor', type: 'text' })
    const document = repair.document
    const [take, ...others] = document.transitions
    if (!take) throw new Error('the way to the workshop is gone')
    const asking = { ...take, screen: [key], required: [key] }
    const { id: workflowId } = await admin.workflows.create({
      ...{ name: 'Con constructor', document: { ...document, transitions: [asking, ...others] } },
    })
    await admin.workflows.publish(workflowId, {
      ...(await seen(admin.workflows, workflowId)),
      live: 'finish',
    })
    const { id } = await employee.incidents.create(reported)
    await admin.incidents.follow(id, { workflowId })
    const advance = async (values: Record<string, string>) =>
      admin.incidents
        .advance(id, { ...(await seen(admin.incidents, id)), transition: 'llevar', values })
        .safe()
    expect(await advance({})).toMatchObject(refused(422, { 'values.constructor': [{ code: 'blank' }] }))
    expect(await advance({ constructor: 'Obras' })).toMatchObject({ ok: true })
  })

  it('PAN-10.3 PAN-10.4 an incident follows a workflow from its beginning to an end, with what its screens ask for', async () => {
    const workflowId = await repair.published('Reparación')
    const drawn = await admin.workflows.create({ name: 'Solo dibujado' })
    const offered = (await admin.incidents.workflows()).map(({ id }) => id)
    expect(offered).toContain(workflowId)
    expect(offered).not.toContain(drawn.id)

    const { id } = await employee.incidents.create(reported)
    expect(await admin.incidents.follow(id, { workflowId: drawn.id }).safe()).toMatchObject(
      refused(422, { workflowId: [{ code: 'inclusion' }] }),
    )
    const begun = await admin.incidents.follow(id, { workflowId })
    expect(begun).toMatchObject({ state: 'open', workflow: { id: workflowId, number: 1, state: 'Nuevo' } })
    expect(begun.workflow?.choices).toEqual([
      { code: 'llevar', name: 'Llevar al taller', to: 'En el taller', needsComment: false, fields: [] },
    ])
    expect(await admin.incidents.follow(id, { workflowId }).safe()).toMatchObject(
      refused(409, { workflow: [{ code: 'taken' }] }),
    )

    const under = await admin.incidents.advance(id, {
      ...(await seen(admin.incidents, id)),
      transition: 'llevar',
      text: 'Va al taller.',
    })
    expect(under).toMatchObject({ state: 'in_progress', messages: [{ text: 'Va al taller.' }] })
    expect(under.workflow?.choices.map(({ code, fields }) => [code, fields.map(({ key }) => key)])).toEqual([
      ['reparar', ['fecha_compromiso', 'importe_compromiso']],
      ['desistir', []],
    ])
    const advance = (values: Record<string, string>) =>
      admin.incidents.advance(id, { transition: 'reparar', values, version: under.version }).safe()
    expect(await advance({})).toMatchObject(refused(422, { 'values.fecha_compromiso': [{ code: 'blank' }] }))
    expect(await advance({ [day]: 'pronto', otro: 'x' })).toMatchObject(
      refused(422, {
        'values.fecha_compromiso': [{ code: 'format' }],
        'values.otro': [{ code: 'inclusion' }],
      }),
    )
    expect(
      await admin.incidents
        .advance(id, { ...(await seen(admin.incidents, id)), transition: 'llevar' })
        .safe(),
    ).toMatchObject(refused(422, { transition: [{ code: 'inclusion' }] }))
    const done = await advance({ [day]: '2026-03-09', [amount]: '12.5' })
    expect(done).toMatchObject({
      data: {
        ...{ state: 'closed', resolution: 'Reparado' },
        workflow: {
          state: 'Reparado',
          choices: [],
          values: [
            { key: 'fecha_compromiso', value: '2026-03-09' },
            { key: 'importe_compromiso', value: '12.5' },
          ],
        },
      },
    })
    expect((await admin.incidents.show(id)).endsAt).not.toBeNull()
    expect((await employee.incidents.show(id)).workflow).toMatchObject({ state: 'Reparado', choices: [] })
    const notifications = await employee.notifications.index({ kind: ['incidents.resolved'] })
    expect(notifications.data[0]).toMatchObject({ data: { incident: reported.title } })
    const { data } = await admin.logs.index({ subject: id })
    expect(data.map(({ act }) => act)).toEqual([
      ...['incidents.advance', 'incidents.advance', 'incidents.follow', 'incidents.create'],
    ])
  })

  it('its way alone says how far it is: nobody resolves, closes or opens it by hand, and who works on it moves nothing', async () => {
    const id = await repair.inWorkshop(await repair.published('Sin atajos'))
    const byHand = refused(409, { workflow: [{ code: 'invalid' }] })
    expect(await admin.incidents.resolve(id, { resolution: 'Ya está' }).safe()).toMatchObject(byHand)
    expect(await admin.incidents.close(id).safe()).toMatchObject(byHand)
    expect(await admin.incidents.reopen(id, { text: 'Otra vez' }).safe()).toMatchObject(byHand)
    expect(await admin.incidents.assign(id, { userId: null })).toMatchObject({ state: 'in_progress' })
  })

  it('PAN-10.2 an end that asks for a comment is not reached without one, nor a way without its permission', async () => {
    const id = await repair.inWorkshop(await repair.published('Con motivo'))
    expect(
      await admin.incidents
        .advance(id, { ...(await seen(admin.incidents, id)), transition: 'desistir' })
        .safe(),
    ).toMatchObject(refused(422, { text: [{ code: 'blank' }] }))
    const token = await personWith(server.server, ['INCIDENCIAS_GESTIONAR'])
    const asked = { ...(await seen(admin.incidents, id)), transition: 'desistir' }
    const lesser = await wire(server)(`/incidents/${id}/advance`, asked, { token })
    expect(lesser).toMatchObject({ status: 403, body: { missing: ['TICKETS_CANCELAR'] } })
    const shown = await wire(server)(`/incidents/${id}`, undefined, { token })
    expect(shown.body).toMatchObject({ data: { workflow: { choices: [{ code: 'reparar' }] } } })
    const text = 'No hay piezas.'
    expect(
      await admin.incidents.advance(id, {
        ...(await seen(admin.incidents, id)),
        transition: 'desistir',
        text,
      }),
    ).toMatchObject({
      ...{ state: 'closed', resolution: text, messages: [] },
    })
  })

  it('a step says who works on it from then on; one who cannot is refused, and nothing moves', async () => {
    const id = await repair.inWorkshop(await repair.published('Con quien lo lleva'))
    const uidOf = async (portal: Portal) => (await portal.session.show()).userData.uid
    const step = async (assigneeId: string) =>
      admin.incidents
        .advance(id, {
          ...{ transition: 'reparar', values: { [day]: '2026-03-09' }, assigneeId },
          ...(await seen(admin.incidents, id)),
        })
        .safe()
    expect(await step(await uidOf(employee))).toMatchObject(
      refused(422, { assigneeId: [{ code: 'inclusion' }] }),
    )
    expect((await admin.incidents.show(id)).workflow).toMatchObject({ state: 'En el taller' })
    const [other] = await admin.incidents.assignees()
    expect(await step(other?.id ?? '')).toMatchObject({
      data: { assignee: { id: other?.id }, workflow: { state: 'Reparado' } },
    })
  })

  it('of two who take it at once the second is a conflict', async () => {
    const id = await repair.inWorkshop(await repair.published('De dos'))
    const { version } = await admin.incidents.show(id)
    await admin.incidents.patch(id, { ...(await seen(admin.incidents, id)), severity: 'high' })
    expect(await admin.incidents.advance(id, { transition: 'reparar', version }).safe()).toMatchObject(
      refused(409, { version: [{ code: 'stale' }] }),
    )
  })
})
