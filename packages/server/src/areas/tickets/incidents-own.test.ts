import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'

let server: TestServer
let admin: Portal
let employee: Portal
let adminId: string
let employeeId: string
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  employee = await signedIn(server, 'empleado')
  adminId = (await admin.session.show()).userData.uid
  employeeId = (await employee.session.show()).userData.uid
})
afterAll(() => server.close())

const reported = {
  ...{ description: 'Nadie puede llamar.', startsAt: '2026-03-05T09:00:00Z' },
  ...{ category: 'telephony' as const, severity: 'high' as const },
}
const titles = ({ data }: { data: readonly { title: string }[] }) => data.map(({ title }) => title).sort()

describe('incidents.index of one’s own', () => {
  it('has what one reported and what affects one, whoever one is, and nothing that one only works on', async () => {
    const mark = crypto.randomUUID().slice(0, 8)
    const create = (portal: Portal, title: string, more: object = {}) =>
      portal.incidents.create({ ...reported, title: `${mark} ${title}`, ...more })
    await create(employee, 'del empleado')
    await create(admin, 'que le afecta', { peopleIds: [employeeId] })
    const worked = await create(employee, 'que lleva el administrador')
    await admin.incidents.assign(worked.id, { userId: adminId })
    await create(admin, 'del administrador')
    const mine = (portal: Portal) => portal.incidents.index({ mine: true, search: mark })
    expect(titles(await mine(employee))).toEqual([
      ...[`${mark} del empleado`, `${mark} que le afecta`, `${mark} que lleva el administrador`],
    ])
    expect(titles(await mine(admin))).toEqual([`${mark} del administrador`, `${mark} que le afecta`])
    expect((await admin.incidents.index({ search: mark })).meta.totalCount).toBe(4)
    const nobody = await personWith(server.server, [])
    const others = await wire(server)(`/incidents?mine=true&search=${mark}`, undefined, { token: nobody })
    expect(others.body).toMatchObject({ data: [], meta: { totalCount: 0 } })
  })
})

describe('incidents.answer', () => {
  it('says to those who work on an incident what its reporter and those affected neither read nor hear of', async () => {
    const { id } = await employee.incidents.create({
      ...{ ...reported, title: `Sin línea ${crypto.randomUUID()}`, peopleIds: [employeeId] },
    })
    const answeredCount = async () =>
      (await employee.notifications.index({ kind: ['incidents.answered'] })).data.length
    const before = await answeredCount()
    const text = `Es el conmutador viejo ${crypto.randomUUID()}`
    await admin.incidents.answer(id, { text, internal: true })
    await admin.incidents.answer(id, { text: 'Estamos en ello.' })
    const read = async (portal: Portal) =>
      (await portal.incidents.show(id)).messages.map((one) => one.internal)
    expect(await read(admin)).toEqual([true, false])
    expect(await read(employee)).toEqual([false])
    expect(JSON.stringify(await employee.incidents.show(id))).not.toContain(text)
    expect(await answeredCount()).toBe(before + 1)
    const reader = await personWith(server.server, ['INCIDENCIAS_VER'])
    const shown = await wire(server)(`/incidents/${id}`, undefined, { token: reader })
    expect(JSON.stringify(shown.body)).toContain(text)
  })

  it('is internal only from who manages incidents', async () => {
    const { id } = await employee.incidents.create({ ...reported, title: 'Sin pantalla' })
    expect(
      await employee.incidents.answer(id, { text: 'Entre nosotros', internal: true }).safe(),
    ).toMatchObject({ ok: false, error: { status: 403 } })
    expect((await admin.incidents.show(id)).messages).toEqual([])
  })
})

describe('notifications of one’s own incident', () => {
  it('leads who may not open the incidents to the dashboard, with the incident beside it', async () => {
    const { id } = await employee.incidents.create({ ...reported, title: 'Sin teclado' })
    await admin.incidents.resolve(id, { resolution: 'Hay uno nuevo.' })
    const [notification] = (await employee.notifications.index({ kind: ['incidents.resolved'] })).data
    expect(notification?.link).toBe(`/dashboard?incident=${id}`)
    await employee.incidents.reopen(id, { text: 'Tampoco va.' })
    expect(await employee.incidents.show(id)).toMatchObject({
      state: 'open',
      ...(await seen(employee.incidents, id)),
    })
  })
})
