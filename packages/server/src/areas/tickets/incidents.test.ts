import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { refused } from '#testing/refused.ts'

let server: TestServer
let admin: Portal
let coordinator: Portal
let employee: Portal
let employeeId: string
let coordinatorId: string
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  coordinator = await signedIn(server, 'coordinador')
  employee = await signedIn(server, 'empleado')
  employeeId = (await employee.session.show()).userData.uid
  coordinatorId = (await coordinator.session.show()).userData.uid
})
afterAll(() => server.close())

const minuteMs = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString()
const noLine = {
  ...{ title: 'Sin línea', description: 'Nadie puede llamar.', startsAt: ago(180) },
  ...{ category: 'telephony' as const, severity: 'high' as const },
}
const notificationsOf = async (
  portal: Portal,
  kind: `incidents.${'assigned' | 'answered' | 'resolved' | 'justified'}`,
) => (await portal.notifications.index({ kind: [kind] })).data

describe('incidents.create, incidents.index, incidents.show and incidents.people', () => {
  it('PAN-16.2 anybody reports one: category, severity, from when to when and whom it affects', async () => {
    const mine = await employee.incidents.create({
      ...noLine,
      ...{ endsAt: ago(120), peopleIds: [employeeId], affectsTime: true },
    })
    expect(mine).toMatchObject({
      state: 'open',
      timeEffect: 'asked',
      affected: 1,
      canManage: false,
      canChange: true,
    })
    expect(mine.people).toEqual([{ id: employeeId, displayName: mine.reporter.displayName }])
    expect((await employee.incidents.people()).data.map(({ id }) => id)).toEqual([employeeId])
    const team = (await coordinator.incidents.people({ perPage: 100 })).data
    expect(team.length).toBeGreaterThan(5)
    expect((await admin.incidents.people()).meta.totalCount).toBe(300)
  })

  it('takes nobody as affected whom the reporter may not name, and no time that cannot be', async () => {
    const others = await employee.incidents.create({ ...noLine, peopleIds: [coordinatorId] }).safe()
    expect(others).toMatchObject(refused(422, { peopleIds: [{ code: 'inclusion', value: coordinatorId }] }))
    const backwards = await employee.incidents.create({ ...noLine, endsAt: ago(240) }).safe()
    expect(backwards).toMatchObject(refused(422, { endsAt: [{ code: 'invalid' }] }))
    const tomorrow = await employee.incidents.create({ ...noLine, startsAt: ago(-60) }).safe()
    expect(tomorrow).toMatchObject(refused(422, { startsAt: [{ code: 'invalid' }] }))
  })

  it('shows everybody their own only, and all of them to who holds INCIDENCIAS_VER', async () => {
    const { id } = await admin.incidents.create({ ...noLine, title: 'De otra persona' })
    expect((await employee.incidents.show(id).safe()).ok).toBe(false)
    expect((await employee.incidents.index({ search: 'De otra persona' })).data).toEqual([])
    const nobody = await personWith(server.server, [])
    expect((await wire(server)('/incidents', undefined, { token: nobody })).body).toMatchObject({ data: [] })
    expect((await wire(server)(`/incidents/${id}`, undefined, { token: nobody })).status).toBe(404)
    const reader = await personWith(server.server, ['INCIDENCIAS_VER'])
    expect((await wire(server)(`/incidents/${id}`, undefined, { token: reader })).status).toBe(200)
    const answer = await wire(server)(`/incidents/${id}/assign`, { userId: null }, { token: reader })
    expect(answer.status).toBe(403)
    await admin.incidents.patch(id, {
      ...(await seen(admin.incidents, id)),
      peopleIds: [employeeId, coordinatorId],
    })
    const known = await employee.incidents.show(id)
    expect(known).toMatchObject({ affected: 2, people: [{ id: employeeId }], canChange: false })
  })

  it('PAN-16.1 finds them by state, severity, category, effect on time and who works on them', async () => {
    await admin.incidents.create({ ...noLine, title: 'Grave', severity: 'critical', category: 'network' })
    const worst = (await admin.incidents.index({ sort: '-severity' })).data[0]
    expect(worst).toMatchObject({ severity: 'critical' })
    const found = await admin.incidents.index({
      ...{ category: 'network', severity: ['critical'], state: ['open'] },
      ...{ timeEffect: 'none', assignee: 'nobody', search: 'grave' },
    })
    expect(found.data.map(({ title }) => title)).toContain('Grave')
    expect((await admin.incidents.index({ assignee: 'me', search: 'Grave' })).data).toEqual([])
  })
})

describe('incidents.assign, incidents.assignees, incidents.answer, incidents.resolve, incidents.close and incidents.reopen', () => {
  it('is assigned, discussed, resolved, reopened and closed, and people concerned are notified', async () => {
    const { id } = await employee.incidents.create({ ...noLine, title: 'Vida entera' })
    const able = await admin.incidents.assignees()
    const me = (await admin.session.show()).userData.uid
    expect(able.map((one) => one.id)).toContain(me)
    const unable = await admin.incidents.assign(id, { userId: employeeId }).safe()
    expect(unable).toMatchObject(refused(422, { userId: [{ code: 'inclusion' }] }))
    const assigned = await admin.incidents.assign(id, { userId: me })
    expect(assigned).toMatchObject({ state: 'in_progress', assignee: { id: me } })

    await admin.incidents.answer(id, { text: '¿Sigue pasando?' })
    const [received] = await notificationsOf(employee, 'incidents.answered')
    expect(received).toMatchObject({ data: { incident: 'Vida entera' }, link: `/dashboard?incident=${id}` })
    await employee.incidents.answer(id, { text: 'Sí' })
    expect((await notificationsOf(admin, 'incidents.answered'))[0]?.link).toBe(`/incidencias?incident=${id}`)
    expect((await employee.incidents.close(id).safe()).ok).toBe(false)

    const done = await admin.incidents.resolve(id, { resolution: 'Se cambió el conmutador.' })
    expect(done).toMatchObject({ state: 'resolved', resolution: 'Se cambió el conmutador.' })
    expect(done.endsAt).not.toBeNull()
    const resolved = await notificationsOf(employee, 'incidents.resolved')
    expect(resolved.filter(({ data }) => data.incident === 'Vida entera')).toHaveLength(1)
    expect(
      (
        await employee.incidents
          .patch(id, { ...(await seen(employee.incidents, id)), title: 'Otra cosa' })
          .safe()
      ).ok,
    ).toBe(false)
    const again = await employee.incidents.reopen(id, { text: 'Vuelve a pasar' })
    expect(again).toMatchObject({ state: 'in_progress' })
    await admin.incidents.resolve(id, { resolution: 'Ahora sí.' })
    const closed = await employee.incidents.close(id)
    expect(closed.messages.map(({ text }) => text)).toEqual(['¿Sigue pasando?', 'Sí', 'Vuelve a pasar'])
    expect(closed.state).toBe('closed')
    expect((await employee.incidents.answer(id, { text: 'Gracias' }).safe()).ok).toBe(false)

    const events = await server.server.kernel.database.db
      .selectFrom('auditEvents')
      .where('subject', '=', id)
      .orderBy('at')
      .select('act')
      .execute()
    expect(events.map(({ act }) => act)).toEqual(
      ['create', 'assign', 'answer', 'answer', 'resolve', 'reopen', 'resolve', 'close'].map(
        (act) => `incidents.${act}`,
      ),
    )
  })

  it('incidents.patch refuses to write over a change that came first', async () => {
    const { id, version } = await employee.incidents.create({ ...noLine, title: 'De dos' })
    await admin.incidents.patch(id, { severity: 'low', version })
    const late = await employee.incidents.patch(id, { severity: 'critical', version }).safe()
    expect(late).toMatchObject(refused(409, { version: [{ code: 'stale' }] }))
  })
})

describe('incidents.approve, incidents.reject and incidents.justifiedTime', () => {
  // A past day: an incident over midnight is rounded on each of its days.
  const days = { from: '2026-04-08', to: '2026-04-08' }
  const at = (time: string) => `2026-04-08T${time}:00Z`
  const minutesOf = async (portal: Portal, userId?: string) =>
    (await portal.incidents.justifiedTime({ ...days, ...(userId === undefined ? {} : { userId }) })).reduce(
      (sum, { minutes }) => sum + minutes,
      0,
    )

  it('PAN-16.3 PAN-16.4 accepted time is justified by person and day, what two incidents justify counts once, and can be taken back', async () => {
    const report = (title: string, from: string, to: string, peopleIds: string[]) =>
      admin.incidents.create({
        ...noLine,
        title,
        startsAt: at(from),
        endsAt: at(to),
        peopleIds,
        affectsTime: true,
      })
    const first = await report('Corte de red', '09:00', '10:00', [employeeId, coordinatorId])
    const second = await report('Corte de luz', '09:30', '10:30', [employeeId])
    expect(first.canDecide).toBe(true)
    expect(await admin.incidents.approve(first.id)).toMatchObject({ timeEffect: 'accepted' })
    expect(await minutesOf(employee)).toBe(60)
    await admin.incidents.approve(second.id)
    expect(await minutesOf(employee)).toBe(90)
    expect(await minutesOf(admin, coordinatorId)).toBe(60)
    expect(await minutesOf(employee, coordinatorId)).toBe(0)
    expect((await notificationsOf(employee, 'incidents.justified')).length).toBe(2)

    const moved = await admin.incidents
      .patch(first.id, { ...(await seen(admin.incidents, first.id)), endsAt: ago(80) })
      .safe()
    expect(moved).toMatchObject(refused(409, { timeEffect: [{ code: 'referenced' }] }))
    const taken = await admin.incidents.reject(first.id, { text: 'Había línea de reserva' })
    expect(taken).toMatchObject({ timeEffect: 'rejected', messages: [{ text: 'Había línea de reserva' }] })
    expect(await minutesOf(employee)).toBe(60)
    expect(await minutesOf(admin, coordinatorId)).toBe(0)
  })

  it('PAN-16.4 splits a night by the days of the person, in any time zone', async () => {
    const { db } = server.server.kernel.database
    await db.updateTable('users').set({ timeZone: 'Europe/Madrid' }).where('id', '=', coordinatorId).execute()
    const { id } = await admin.incidents.create({
      ...{ ...noLine, title: 'De noche', affectsTime: true, peopleIds: [coordinatorId] },
      ...{ startsAt: '2026-03-05T22:30:00.000Z', endsAt: '2026-03-06T00:00:00.000Z' },
    })
    await admin.incidents.approve(id)
    const asked = { from: '2026-03-05', to: '2026-03-06', userId: coordinatorId }
    const split = await admin.incidents.justifiedTime(asked)
    expect(split.map(({ day, minutes }) => [day, minutes])).toEqual([
      ['2026-03-05', 30],
      ['2026-03-06', 60],
    ])
    const long = await admin.incidents.justifiedTime({ from: '2026-01-01', to: '2026-12-31' }).safe()
    expect(long).toMatchObject(refused(422, { to: [{ code: 'invalid' }] }))
  })

  it('nobody justifies their own time, nor that of an incident that still lasts or affects nobody', async () => {
    const me = (await admin.session.show()).userData.uid
    const own = await admin.incidents.create({
      ...noLine,
      endsAt: ago(60),
      peopleIds: [me],
      affectsTime: true,
    })
    expect(own.canDecide).toBe(false)
    expect(await admin.incidents.approve(own.id).safe()).toMatchObject({ error: { status: 403 } })
    const lasting = await admin.incidents.create({ ...noLine, peopleIds: [employeeId] })
    expect(await admin.incidents.approve(lasting.id).safe()).toMatchObject(
      refused(409, { endsAt: [{ code: 'blank' }] }),
    )
    const empty = await admin.incidents.create({ ...noLine, endsAt: ago(60) })
    expect(await admin.incidents.approve(empty.id).safe()).toMatchObject(
      refused(409, { peopleIds: [{ code: 'blank' }] }),
    )
  })
})
