import type { Portal, WorkflowDocument } from '@portal/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refused } from '#testing/refused.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

const faultsOf = (...faults: [code: string, value?: string][]) =>
  faults.map(([code, value]) => (value === undefined ? { code } : { code, value }))

/** The final state of this code. */
async function finalState(code: string) {
  const found = (await admin.finalStates.index({ search: code })).data.find((one) => one.code === code)
  if (found === undefined) throw new Error(`there is no final state ${code}`)
  return found
}

/** Nuevo → En curso → Cerrado, with the demo's final state. */
async function simple(): Promise<WorkflowDocument> {
  const end = await finalState('RESUELTO')
  return {
    states: [
      { code: 'nuevo', name: 'Nuevo', category: 'initial' },
      { code: 'en_curso', name: 'En curso', category: 'open' },
      { code: 'cerrado', name: 'Cerrado', category: 'final', finalStateId: end.id },
    ],
    transitions: [
      { code: 'empezar', name: 'Empezar', from: 'nuevo', to: 'en_curso' },
      {
        ...{ code: 'cerrar', name: 'Cerrar', from: 'en_curso', to: 'cerrado' },
        ...{ permission: 'TICKETS_GESTIONAR', screen: ['resultado', 'motivo'], required: ['resultado'] },
      },
    ],
  }
}

describe('workflows.index and workflows.show', () => {
  it('has the workflows of the company, sound and published but for the draft', async () => {
    const { data } = await admin.workflows.index({})
    expect(data.map(({ name, published, faults }) => [name, published, faults])).toEqual([
      ['Ticket TI', 1, []],
      ['Reclamación de cliente', 1, []],
      ['Venta', 1, []],
      ['Recobro', 1, []],
      ['Expediente administrativo', 1, []],
      ['Solicitud RRHH', null, []],
    ])
    expect(await admin.workflows.show(data[0]?.id ?? '')).toEqual(data[0])
  })
})

describe('workflows.create, workflows.update and workflows.patch', () => {
  it('PAN-10.7 stores an incomplete draft and names its gaps; contradictions are refused at their place', async () => {
    const empty = await admin.workflows.create({ name: 'Por dibujar' })
    expect(empty).toMatchObject({
      ...{ version: 1, published: null, document: { states: [], transitions: [] } },
      faults: [{ path: 'states', error: 'blank' }],
    })
    const document = await simple()
    const half = { ...document, transitions: document.transitions.slice(0, 1) }
    const saved = await admin.workflows.update(empty.id, {
      ...(await seen(admin.workflows, empty.id)),
      name: empty.name,
      document: half,
    })
    expect(saved.faults).toEqual([
      { path: 'states[0].category', error: 'dead_end' },
      { path: 'states[1].category', error: 'dead_end' },
      { path: 'states[2].code', error: 'unreachable' },
    ])
    const wrong = { states: [...document.states, ...document.states.slice(1, 2)], transitions: [] }
    expect(
      await admin.workflows
        .patch(empty.id, { ...(await seen(admin.workflows, empty.id)), document: wrong })
        .safe(),
    ).toMatchObject(refused(422, { 'document.states[3].code': faultsOf(['taken']) }))
    expect(await admin.workflows.show(empty.id)).toMatchObject({ version: 2, document: half })
  })

  it('refuses to write over a change that came first', async () => {
    const { id, version } = await admin.workflows.create({ name: 'De dos a la vez' })
    await admin.workflows.patch(id, { description: 'Primero', version })
    expect(await admin.workflows.patch(id, { description: 'Después', version }).safe()).toMatchObject(
      refused(409, { version: faultsOf(['stale']) }),
    )
  })
})

describe('workflows.publish and workflows.versions', () => {
  it('PAN-10.7 publishes only valid workflows, with a mapping of removed states, and never changes a version', async () => {
    const document = await simple()
    const { id } = await admin.workflows.create({
      ...{ name: 'Con versiones', document: { ...document, transitions: [] } },
    })
    expect(
      await admin.workflows.publish(id, { ...(await seen(admin.workflows, id)), live: 'finish' }).safe(),
    ).toMatchObject(
      refused(422, {
        'states[1].code': faultsOf(['unreachable']),
        'states[0].category': faultsOf(['dead_end']),
      }),
    )
    await admin.workflows.patch(id, { ...(await seen(admin.workflows, id)), document })
    const first = await admin.workflows.publish(id, {
      ...(await seen(admin.workflows, id)),
      live: 'finish',
      note: 'La primera',
    })
    expect(first).toMatchObject({ number: 1, document, note: 'La primera', map: [] })
    expect(
      await admin.workflows.publish(id, { ...(await seen(admin.workflows, id)), live: 'finish' }).safe(),
    ).toMatchObject(refused(409, { document: faultsOf(['invalid']) }))

    const renamed = JSON.parse(
      JSON.stringify(document).replaceAll('en_curso', 'trabajando'),
    ) as WorkflowDocument
    const { version } = await admin.workflows.patch(id, {
      ...(await seen(admin.workflows, id)),
      document: renamed,
    })
    const publish = (map: { from: string; to: string }[]) =>
      admin.workflows.publish(id, { live: 'migrate', map, version }).safe()
    expect(await publish([])).toMatchObject(refused(422, { map: faultsOf(['blank', 'en_curso']) }))
    expect(await publish([{ from: 'en_curso', to: 'nada' }])).toMatchObject(
      refused(422, { 'map[0].to': faultsOf(['inclusion']) }),
    )
    const map = [{ from: 'en_curso', to: 'trabajando' }]
    expect(await publish(map)).toMatchObject({ ok: true, data: { number: 2, live: 'migrate', map } })
    const { data } = await admin.workflows.versions(id)
    expect(data.map((one) => [one.number, one.document])).toEqual([
      [2, renamed],
      [1, document],
    ])
    expect(data[0]?.publishedBy?.displayName).toBe(admin.session.current?.userData.displayName)
    expect(await admin.workflows.show(id)).toMatchObject({ published: 2, document: renamed })
    const { db } = server.server.kernel.database
    await expect(
      sql`update workflow_versions set note = 'otra' where workflow_id = ${id}`.execute(db),
    ).rejects.toThrow('never changes')
    const events = await db.selectFrom('auditEvents').where('subject', '=', id).select('act').execute()
    expect(events.filter(({ act }) => act === 'workflows.publish')).toHaveLength(2)
  })

  it('gives two who publish at once one version each or a clear refusal', async () => {
    const made = await admin.workflows.create({ name: 'Publicado a la vez', document: await simple() })
    const draft = { live: 'finish', version: made.version } as const
    const both = await Promise.all([1, 2].map(() => admin.workflows.publish(made.id, draft).safe()))
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  })
})

describe('workflows.simulate', () => {
  it('walks through the draft or a version: the next transitions, their fields, and the effect of the end', async () => {
    const { id } = await admin.workflows.create({ name: 'De paseo', document: await simple() })
    expect(await admin.workflows.simulate(id, { path: [] })).toMatchObject({
      ...{ state: { code: 'nuevo' }, choices: [{ code: 'empezar' }], end: null },
    })
    const open = await admin.workflows.simulate(id, { path: ['empezar'] })
    expect(open.choices).toMatchObject([{ permission: 'TICKETS_GESTIONAR', required: ['resultado'] }])
    const ended = await admin.workflows.simulate(id, { path: ['empezar', 'cerrar'] })
    expect(ended).toMatchObject({ choices: [], end: { code: 'RESUELTO', category: 'useful_positive' } })
    expect(ended.visited.map(({ code }) => code)).toEqual(['nuevo', 'en_curso', 'cerrado'])
    expect(await admin.workflows.simulate(id, { path: ['cerrar'] }).safe()).toMatchObject(
      refused(422, { 'path[0]': faultsOf(['invalid', 'cerrar']) }),
    )
    expect(await admin.workflows.simulate(id, { path: [], number: 1 }).safe()).toMatchObject({
      error: { status: 404 },
    })
  })
})

describe('workflows.destroy and workflows.restore', () => {
  it('takes a deleted one back with its versions', async () => {
    const { id } = await admin.workflows.create({ name: 'Que vuelve', document: await simple() })
    await admin.workflows.publish(id, { ...(await seen(admin.workflows, id)), live: 'finish' })
    await admin.workflows.destroy(id)
    expect(
      await admin.workflows.publish(id, { ...(await seen(admin.workflows, id)), live: 'finish' }).safe(),
    ).toMatchObject({
      error: { status: 404 },
    })
    expect(await admin.workflows.restore(id)).toMatchObject({ id, published: 1, deletedAt: null })
  })
})

describe('finalStates', () => {
  it('PAN-11.1 PAN-11.2 PAN-11.3 PAN-11.4 PAN-11.5 finalStates.create and finalStates.update: the effect of a final state must match its kind', async () => {
    const write = (own: object) =>
      admin.finalStates.create({ code: 'PRUEBA', name: 'Prueba', category: 'not_useful', ...own }).safe()
    expect(await write({ sale: true })).toMatchObject(refused(422, { sale: faultsOf(['invalid']) }))
    expect(await write({ addsToBlacklist: true, recycleAfterMinutes: 60 })).toMatchObject(
      refused(422, { recycleAfterMinutes: faultsOf(['invalid']) }),
    )
    expect(await write({ maxAttempts: 3 })).toMatchObject(
      refused(422, { recycleAfterMinutes: faultsOf(['blank']) }),
    )
    expect(await write({ code: 'venta' })).toMatchObject(refused(422, { code: faultsOf(['format']) }))
    expect(await write({ code: 'VENTA' })).toMatchObject(refused(422, { code: faultsOf(['taken', 'VENTA']) }))
    const made = await admin.finalStates.create({
      ...{ code: 'NUEVO_FINAL', name: 'Un final nuevo', category: 'callback', humanContact: true },
      ...{ needsDate: true, needsComment: true, recycleAfterMinutes: 90, maxAttempts: 4 },
    })
    expect(made).toMatchObject({
      ...{ humanContact: true, sale: false, addsToBlacklist: false, needsDate: true, needsComment: true },
      ...{ recycleAfterMinutes: 90, maxAttempts: 4, skills: [], uses: 0 },
    })
    const never = { code: 'PROHIBIDO', name: 'Prohibió la llamada', addsToBlacklist: true }
    expect(await admin.finalStates.create({ ...never, category: 'not_useful' })).toMatchObject(never)
    const replaced = await admin.finalStates.update(made.id, {
      ...{ code: 'NUEVO_FINAL', name: 'Un final nuevo', category: 'not_useful', version: made.version },
    })
    expect(replaced).toMatchObject({ needsDate: false, recycleAfterMinutes: null, maxAttempts: null })
  })

  it('finalStates.index, finalStates.show and finalStates.patch: the same end means another thing in a skill that says so', async () => {
    const sale = await finalState('VENTA_OK')
    const [mine, other] = (await admin.skills.index({ perPage: 2 })).data.map(({ id }) => id)
    if (mine === undefined || other === undefined) throw new Error('there are no two skills')
    const meaning = {
      ...{ skillId: mine, code: 'CITADO', name: 'Cita cerrada' },
      ...{ category: 'useful_negative' as const, sale: false },
    }
    const twice = await admin.finalStates
      .patch(sale.id, { ...(await seen(admin.finalStates, sale.id)), skills: [meaning, meaning] })
      .safe()
    expect(twice).toMatchObject(refused(422, { 'skills[1].skillId': faultsOf(['taken']) }))
    const unknown = { ...meaning, skillId: sale.id }
    expect(
      await admin.finalStates
        .patch(sale.id, { ...(await seen(admin.finalStates, sale.id)), skills: [unknown] })
        .safe(),
    ).toMatchObject(refused(422, { 'skills[0].skillId': faultsOf(['invalid']) }))
    await admin.finalStates.patch(sale.id, { ...(await seen(admin.finalStates, sale.id)), skills: [meaning] })
    expect((await admin.finalStates.show(sale.id)).skills).toEqual([meaning])

    const document = await simple()
    const states = document.states.map((one) =>
      one.category === 'final' ? { ...one, finalStateId: sale.id } : one,
    )
    const { id } = await admin.workflows.create({ name: 'Por skill', document: { ...document, states } })
    const path = ['empezar', 'cerrar']
    const endIn = async (skillId?: string) =>
      (await admin.workflows.simulate(id, { path, ...(skillId === undefined ? {} : { skillId }) })).end
    expect(await endIn(mine)).toMatchObject({ code: 'CITADO', sale: false })
    expect(await endIn(other)).toMatchObject({ code: 'VENTA_OK', sale: true })
    expect(await endIn()).toMatchObject({ code: 'VENTA_OK' })
  })

  it('PAN-13.2 finalStates.destroy, finalStates.restore and finalStates.reorder: one that a workflow names stays', async () => {
    const used = await finalState('INCOBRABLE')
    expect(used.uses).toBe(2)
    expect(await admin.finalStates.destroy(used.id).safe()).toMatchObject(
      refused(409, { id: faultsOf(['referenced']) }),
    )
    const { id } = await admin.finalStates.create({ code: 'LIBRE', name: 'Libre', category: 'not_useful' })
    await admin.finalStates.destroy(id)
    expect(await admin.finalStates.restore(id)).toMatchObject({ code: 'LIBRE', deletedAt: null })
    await admin.finalStates.reorder({ ids: [id] })
    expect((await admin.finalStates.index({})).data[0]).toMatchObject({ id, position: 1 })
  })
})
