import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf, daysAfter } from '#db/day.ts'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'

let server: TestServer
let clock: StillClock
let admin: Portal
let coordinator: Portal
let coordinatorId: string

beforeAll(async () => {
  clock = stillClock()
  server = await startServer({ clock })
  admin = await signedIn(server, 'admin')
  coordinator = await signedIn(server, 'coordinador')
  coordinatorId = coordinator.session.current?.userData.uid ?? ''
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const day = (count: number) => daysAfter(dayOf(clock.now()), count)
const agents = async (count: number) =>
  (await admin.employees.index({ jobTitle: 'Teleoperador', coordinated: true, perPage: count })).data
const other = async () => {
  const { data } = await admin.coordinatorAssignments.coordinators({ perPage: 100 })
  return data.filter(({ id, teamSize }) => id !== coordinatorId && teamSize > 10)
}

const idOf = (one: { id: string } | null | undefined) => one?.id ?? ''

describe('employees.index, employees.facets, employees.show and employees.reveal', () => {
  it('check 26: check 31: a coordinator sees the assigned people of today and nobody else, in rows and totals', async () => {
    const own = await coordinator.employees.index({ perPage: 100 })
    expect(own.meta.totalCount).toBe(own.data.length)
    expect(new Set(own.data.map((row) => row.coordinator?.id))).toEqual(new Set([coordinatorId]))
    const everybody = await admin.employees.index({ perPage: 100 })
    expect(everybody.meta.totalCount).toBe(300)
    const stranger = everybody.data.find((row) => row.coordinator?.id !== coordinatorId)
    await expect(coordinator.employees.show(stranger?.id ?? '')).rejects.toMatchObject({ status: 404 })
    const { coordinators } = await coordinator.employees.facets()
    expect(coordinators.map(({ id }) => id)).toEqual([coordinatorId])
  })

  it('check 58: personal data are masked in lists and drawers, and who reads them is kept', async () => {
    const [row] = await agents(1)
    expect(row?.dni).toMatch(/^\*{3,4}\d{4}\*{1,2}$/)
    expect(row?.email).toMatch(/^.\*\*\*@/)
    const id = row?.id ?? ''
    const { dni } = await admin.employees.reveal(id)
    expect(dni).toContain(row?.dni.replaceAll('*', ''))
    const event = await db()
      .selectFrom('auditEvents')
      .where('act', '=', 'employees.reveal')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ userId: admin.session.current?.userData.uid, subject: id })
    const token = await personWith(server.server, ['EMPLEADOS_EDITAR'])
    expect((await wire(server)(`/employees/${id}/reveal`, {}, { token })).status).toBe(403)
  })

  it('filters, searches without accents, sorts, and shows a person’s history and groups', async () => {
    const { departments } = await admin.employees.facets()
    const found = await admin.employees.index({ department: 'OPE', sort: '-hiredOn' })
    expect(found.meta.totalCount).toBe(departments.find(({ value }) => value === 'OPE')?.count)
    const [row] = await agents(1)
    const plain = row?.displayName.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase() ?? ''
    const byName = await admin.employees.index({ search: plain })
    expect(byName.data.map(({ id }) => id)).toContain(row?.id)
    const shown = await admin.employees.show(row?.id ?? '')
    expect(shown.coordinators[0]).toMatchObject({ state: 'current', coordinator: row?.coordinator ?? {} })
    expect((await admin.employees.show(coordinatorId)).teamSize).toBeGreaterThan(10)
  })
})

describe('coordinatorAssignments.index, coordinatorAssignments.assign, coordinatorAssignments.preview, coordinatorAssignments.coordinators and coordinatorAssignments.destroy', () => {
  it('a planned change counts from its day on, for every list, and not before', async () => {
    const [row] = (await coordinator.employees.index({ perPage: 1 })).data
    const [next] = await other()
    const id = row?.id ?? ''
    const move = { employeeIds: [id], coordinatorId: next?.id ?? '', startsOn: day(2), reason: 'Campaña' }
    const before = (await coordinator.employees.index()).meta.totalCount
    expect(await admin.coordinatorAssignments.assign(move)).toMatchObject({ accepted: 1, refused: 0 })
    expect((await coordinator.employees.index()).meta.totalCount).toBe(before)
    expect((await admin.employees.show(id)).nextCoordinator).toMatchObject({ id: next?.id, startsOn: day(2) })
    const team = async () => (await coordinator.dashboard.show()).team?.assigned
    expect(await team()).toBe(before)
    const [planned] = (await admin.coordinatorAssignments.index({ employeeId: id, state: 'planned' })).data
    await admin.coordinatorAssignments.destroy(planned?.id ?? '')
    expect((await admin.employees.show(id)).coordinators[0]).toMatchObject({ state: 'current', endsOn: null })
    await admin.coordinatorAssignments.assign({ ...move, startsOn: day(0) })
    expect((await coordinator.employees.index()).meta.totalCount).toBe(before - 1)
    expect(await team()).toBe(before - 1)
    await admin.coordinatorAssignments.assign({ employeeIds: [id], coordinatorId, startsOn: day(0) })
    expect((await coordinator.employees.index()).meta.totalCount).toBe(before)
  })

  it('PAN-7.2 moves many at once and answers for each: unknown, self, circle, already so', async () => {
    const [next] = await other()
    const supervisor = idOf((await admin.employees.show(idOf(next))).coordinator)
    const unknown = '00000000-0000-4000-8000-000000000000'
    const [fine] = (await coordinator.employees.index({ perPage: 1, sort: '-displayName' })).data
    const [already] = (await admin.employees.index({ coordinatorId: idOf(next), perPage: 1 })).data
    const ids = [idOf(fine), unknown, idOf(next), supervisor, idOf(already)]
    const move = { employeeIds: ids, coordinatorId: idOf(next), startsOn: day(1) }
    const planned = await admin.coordinatorAssignments.preview(move)
    expect(planned.rows.map(({ refusal }) => refusal)).toEqual([null, 'unknown', 'self', 'circle', 'same'])
    expect((await admin.employees.show(idOf(fine))).nextCoordinator).toBeNull()
    expect(await admin.coordinatorAssignments.assign(move)).toEqual(planned)
    const event = await db()
      .selectFrom('auditEvents')
      .where('act', '=', 'coordinatorAssignments.assign')
      .where('subject', '=', idOf(fine))
      .selectAll()
      .executeTakeFirst()
    expect(event).toMatchObject({ after: { coordinator: next?.displayName } })
  })

  it('PAN-7.1 PAN-7.3 a substitute covers a period, and then the previous coordinator returns', async () => {
    const [row] = await agents(3).then((rows) => rows.slice(2))
    const substitute = (await other()).find(({ id }) => id !== row?.coordinator?.id)
    const id = row?.id ?? ''
    await admin.coordinatorAssignments.assign({
      ...{ employeeIds: [id], coordinatorId: substitute?.id ?? '' },
      ...{ startsOn: day(10), endsOn: day(20) },
    })
    const { coordinators } = await admin.employees.show(id)
    expect(coordinators.slice(0, 3)).toMatchObject([
      { coordinator: row?.coordinator ?? {}, startsOn: day(21), endsOn: null },
      { coordinator: { id: substitute?.id }, startsOn: day(10), endsOn: day(20) },
      { coordinator: row?.coordinator ?? {}, endsOn: day(9) },
    ])
  })

  it('PAN-7.4 lists people without a coordinator, and counts the open requests of who moves', async () => {
    const { withoutCoordinator } = await admin.employees.facets()
    const list = await admin.employees.index({ coordinated: false })
    expect(list.meta.totalCount).toBe(withoutCoordinator)
    const employee = await signedIn(server, 'empleado')
    const id = employee.session.current?.userData.uid ?? ''
    const reason = 'Sustituyo a Marta esta semana'
    await employee.accessRequests.create({ permission: 'MENU_PROCESAR_CARGUE', reason })
    const move = { employeeIds: [id], coordinatorId: null, startsOn: day(0) }
    expect(await admin.coordinatorAssignments.preview(move)).toMatchObject({ openRequests: 1 })
    await admin.coordinatorAssignments.assign(move)
    expect((await admin.employees.facets()).withoutCoordinator).toBe(withoutCoordinator + 1)
  })

  it('PAN-7.4 counts among those without a coordinator whose coordinator cannot come in any more', async () => {
    const { withoutCoordinator, coordinators } = await admin.employees.facets()
    const [leaver] = coordinators
    const mine = await admin.employees.index({ coordinatorId: leaver?.id ?? '', coordinated: true })
    const [one] = mine.data
    const setActive = (active: boolean) =>
      server.server.kernel.database.db
        .updateTable('users')
        .set({ active })
        .where('id', '=', leaver?.id ?? '')
        .execute()
    await setActive(false)
    const now = (await admin.employees.facets()).withoutCoordinator
    const list = await admin.employees.index({ coordinated: false, search: one?.code ?? '?' })
    await setActive(true)
    expect(now).toBeGreaterThanOrEqual(withoutCoordinator + mine.meta.totalCount - 1)
    expect(list.data).toMatchObject([{ id: one?.id, coordinator: null }])
  })

  it('PAN-7.1 PAN-7.3 nothing that has passed changes, and the database itself refuses a second coordinator', async () => {
    const [row] = await agents(1)
    const move = { employeeIds: [row?.id ?? ''], coordinatorId, startsOn: day(-1) }
    await expect(admin.coordinatorAssignments.assign(move)).rejects.toMatchObject({ field: 'startsOn' })
    const late = { ...move, startsOn: day(3), endsOn: day(2) }
    await expect(admin.coordinatorAssignments.assign(late)).rejects.toMatchObject({ field: 'endsOn' })
    const [current] = (
      await admin.coordinatorAssignments.index({ employeeId: row?.id ?? '', state: 'current' })
    ).data
    await expect(admin.coordinatorAssignments.destroy(current?.id ?? '')).rejects.toMatchObject({
      status: 409,
    })
    const second = db()
      .insertInto('coordinatorAssignments')
      .values({
        ...{
          id: server.server.kernel.ids.next(),
          employeeId: row?.id ?? '',
          coordinatorId,
          startsOn: day(0),
        },
        ...{ endsOn: day(5), reason: null, createdBy: null, createdAt: clock.now() },
      })
      .execute()
    await expect(second).rejects.toThrow('one coordinator at a time')
  })
})

describe('employeeGroups.index, employeeGroups.show, employeeGroups.create, employeeGroups.update, employeeGroups.patch, employeeGroups.destroy, employeeGroups.restore, employeeGroupMembers.index, employeeGroupMembers.counts, employeeGroupMembers.preview, employeeGroupMembers.assign and employeeGroupMembers.destroyAll', () => {
  const rule = {
    match: 'all' as const,
    conditions: [
      { field: 'workCenter' as const, operator: 'in' as const, values: ['Sevilla-Torneo'] },
      { field: 'weeklyHours' as const, operator: 'at_most' as const, values: ['30'] },
    ],
  }

  it('PAN-6.1 a group by rule holds who meets it now: people come and go without anybody doing it', async () => {
    const { count } = await admin.employeeGroupMembers.preview(rule)
    const group = await admin.employeeGroups.create({ name: 'Media jornada Sevilla', kind: 'rule', rule })
    const members = await admin.employeeGroupMembers.index(group.id, { perPage: 100 })
    expect(members.meta.totalCount).toBe(count)
    expect(members.data.every((row) => row.workCenter === 'Sevilla-Torneo' && row.weeklyHours <= 30)).toBe(
      true,
    )
    const memberId = members.data[0]?.id ?? ''
    expect((await admin.employees.show(memberId)).groups).toContainEqual(
      expect.objectContaining({ id: group.id, kind: 'rule' }),
    )
    await db().updateTable('employees').set({ weeklyHours: 39 }).where('userId', '=', memberId).execute()
    expect(await admin.employeeGroupMembers.counts({ ids: [group.id] })).toEqual([
      { id: group.id, count: count - 1 },
    ])
    expect((await admin.employees.index({ groupId: group.id })).meta.totalCount).toBe(count - 1)
    const ofNobody = admin.employees.index({ groupId: crypto.randomUUID() })
    expect(await ofNobody.safe()).toMatchObject({ ok: false, error: { status: 404 } })
    const byHand = admin.employeeGroupMembers.assign(group.id, { employeeIds: [memberId] })
    await expect(byHand).rejects.toMatchObject({ status: 409 })
  })

  it('one condition of several suffices where the rule says so, and none is ever text of a query', async () => {
    const any = { ...rule, match: 'any' as const }
    const both = (await admin.employeeGroupMembers.preview(rule)).count
    expect((await admin.employeeGroupMembers.preview(any)).count).toBeGreaterThan(both)
    const odd = { field: 'department' as const, operator: 'in' as const, values: ["OPE' or '1'='1"] }
    expect(await admin.employeeGroupMembers.preview({ match: 'all', conditions: [odd] })).toEqual({
      count: 0,
      people: [],
    })
    const wrong = { field: 'department' as const, operator: 'at_least' as const, values: ['3'] }
    const refused = admin.employeeGroupMembers.preview({ match: 'all', conditions: [wrong] })
    await expect(refused).rejects.toMatchObject({ status: 422, field: 'conditions[0].operator' })
  })

  it('PAN-6.2 PAN-6.3 people come into a group by hand and leave it, each by a permission of its own', async () => {
    const group = await admin.employeeGroups.create({ name: 'Formadores' })
    const people = await agents(3)
    const employeeIds = people.map(({ id }) => id)
    expect(await admin.employeeGroupMembers.assign(group.id, { employeeIds })).toMatchObject({ accepted: 3 })
    const again = await admin.employeeGroupMembers.assign(group.id, { employeeIds })
    expect(again.rows.map(({ refusal }) => refusal)).toEqual(['same', 'same', 'same'])
    const token = await personWith(server.server, ['GRUPO_EMPLEADOS_ASIGNAR_EMPLEADOS'])
    const path = `/employee-groups/${group.id}/members/remove`
    expect((await wire(server)(path, { employeeIds }, { token })).status).toBe(403)
    await admin.employeeGroupMembers.destroyAll(group.id, { employeeIds: employeeIds.slice(0, 2) })
    const { data, meta } = await admin.employeeGroupMembers.index(group.id)
    expect(data.map(({ id }) => id)).toEqual(employeeIds.slice(2))
    expect(meta.asOf).toBe(day(0))
  })

  it('names are unique ignoring accents, an earlier change is shown, and a deletion can be undone', async () => {
    const group = await admin.employeeGroups.create({ name: 'Bilingües' })
    const same = admin.employeeGroups.create({ name: 'BILINGUES' })
    await expect(same).rejects.toMatchObject({ status: 422, code: 'taken', field: 'name' })
    await admin.employeeGroups.patch(group.id, { description: 'Inglés y gallego', version: group.version })
    const late = admin.employeeGroups.patch(group.id, { description: 'Otro', version: group.version })
    await expect(late).rejects.toMatchObject({ status: 409 })
    await admin.employeeGroups.destroy(group.id)
    expect((await admin.employeeGroups.index({ search: 'biling' })).meta.totalCount).toBe(0)
    await admin.employeeGroups.restore(group.id)
    const written = await admin.employeeGroups.update(group.id, {
      ...(await seen(admin.employeeGroups, group.id)),
      name: 'Bilingües',
      description: 'Otra vez',
    })
    expect(await admin.employeeGroups.show(group.id)).toEqual(written)
    expect((await admin.employeeGroups.index({ search: 'biling' })).meta.totalCount).toBe(1)
  })
})

describe('organization.show', () => {
  it('names everybody with department and coordinator, and nothing personal', async () => {
    const employee = await signedIn(server, 'empleado')
    const { departments, people } = await employee.organization.show()
    expect(people).toHaveLength(300)
    expect(departments[0]?.code).toBe('OPE')
    expect(Object.keys(people[0] ?? {}).sort()).toEqual(
      ['coordinatorId', 'department', 'displayName', 'id', 'jobTitle', 'workCenter'].sort(),
    )
  })
})
