import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReportDefinitionInput } from '@portal/sdk'
import { stillClock } from '#testing/clock.ts'
import { refused } from '#testing/corrections.ts'
import { signedIn } from '#testing/portals.ts'
import { reporter, taken } from '#testing/reports.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: stillClock() })
})
afterAll(() => server.close())

const input = {
  ...{ name: 'Horas de la semana', report: 'workingHours', query: 'by=week&sort=-extra' },
  ...{ columns: ['person', 'effective'], format: 'csv', period: 'lastWeek' },
} as const satisfies ReportDefinitionInput
const weekly = { every: 'week', weekday: 1, hour: 8, timeZone: 'Europe/Madrid' } as const

describe('reportDefinitions.create, reportDefinitions.show and reportDefinitions.update', () => {
  it('keep what a report shows: its filters, its columns in their order, its format and its days', async () => {
    const { portal, id, name } = await reporter(server)
    const kept = await portal.reportDefinitions.create(input)
    expect(kept).toMatchObject({
      ...input,
      schedule: null,
      nextAt: null,
      isOwn: true,
      owner: { id, displayName: name },
    })
    expect(await portal.reportDefinitions.show(kept.id)).toEqual(kept)
    const columns = ['effective', 'person', 'balance']
    expect(await portal.reportDefinitions.update(kept.id, { ...input, columns })).toMatchObject({ columns })
  })

  it('refuse what the contract of the report does not take, by the name of its parameter', async () => {
    const { create } = (await reporter(server)).portal.reportDefinitions
    const tried = (more: Partial<ReportDefinitionInput>) => create({ ...input, ...more }).safe()
    expect(await tried({ query: 'by=year' })).toMatchObject(refused(422, 'query.by', 'inclusion'))
    expect(await tried({ query: 'perPage=500' })).toMatchObject(refused(422, 'query.perPage', 'invalid'))
    expect(await tried({ query: 'from=2026-01-01' })).toMatchObject(refused(422, 'query.from', 'invalid'))
    expect(await tried({ query: 'colour=red' })).toMatchObject({ ok: false, error: { status: 422 } })
    expect(await tried({ columns: ['hash'] })).toMatchObject(refused(422, 'columns', 'inclusion', 'hash'))
    expect(await tried({ query: `groupId=${crypto.randomUUID()}` })).toMatchObject(
      refused(422, 'query', 'inclusion'),
    )
    expect(await tried({ period: null, query: 'from=2020-01-01&until=2026-01-01' })).toMatchObject({
      error: { status: 422, fields: { 'query.until': [{ code: 'less_than' }] } },
    })
    expect(await tried({ period: null, schedule: weekly })).toMatchObject(refused(422, 'period', 'blank'))
    expect(await tried({ schedule: { ...weekly, timeZone: 'Mars/Base' } })).toMatchObject(
      refused(422, 'timeZone', 'inclusion'),
    )
    expect(await tried({ report: 'skillHours', query: '', columns: [] })).toMatchObject({
      error: { status: 403 },
    })
  })
})

describe('reportDefinitions.index, reportDefinitions.receivers and reportDefinitions.reports', () => {
  it('REP-15.2 show a definition to the people, the group and the role that it is shared with, who may read the report', async () => {
    const admin = await signedIn(server, 'admin')
    const owner = await reporter(server)
    const [byName, byRole, byGroup, nobody] = [
      await reporter(server),
      await reporter(server),
      await reporter(server),
      await reporter(server),
    ]
    const { db } = server.server.kernel.database
    const roleOf = async (userId: string) =>
      (
        await db
          .selectFrom('userRoles')
          .where('userId', '=', userId)
          .select('roleId')
          .executeTakeFirstOrThrow()
      ).roleId
    const group = await admin.employeeGroups.create({ name: `Grupo ${crypto.randomUUID()}`, kind: 'manual' })
    await admin.employeeGroupMembers.assign(group.id, { employeeIds: [byGroup.id] })
    const { id } = await owner.portal.reportDefinitions.create({
      ...{ ...input, people: [byName.id], groups: [group.id], roles: [await roleOf(byRole.id)] },
    })
    const seen = async ({ portal }: typeof owner) =>
      (await portal.reportDefinitions.index({ scope: 'shared' })).data.map((one) => one.id)
    for (const one of [byName, byRole, byGroup]) expect(await seen(one)).toEqual([id])
    expect(await seen(nobody)).toEqual([])
    expect(await nobody.portal.reportDefinitions.show(id).safe()).toMatchObject({ error: { status: 404 } })
    expect(await byName.portal.reportDefinitions.show(id)).toMatchObject({
      isOwn: false,
      people: [],
      roles: [],
    })
    expect(await byName.portal.reportDefinitions.update(id, input).safe()).toMatchObject({
      error: { status: 404 },
    })
    const notifications = await byName.portal.notifications.index({ kind: ['reports.shared'] })
    expect(notifications.data).toMatchObject([{ data: { name: input.name, person: owner.name } }])
    // A person without permission for the report does not see it, even if it is shared.
    await taken(server, byRole.id, 'REPORTES_FICHAJE_VER')
    expect(await seen(byRole)).toEqual([])
  })

  it('offer only who may read the report, and refuse the others', async () => {
    const owner = await reporter(server)
    const [other, outsider, closed] = [await reporter(server), await reporter(server), await reporter(server)]
    await taken(server, outsider.id, 'REPORTES_FICHAJE_VER')
    // They could never open it.
    await taken(server, closed.id, 'MENU_REPORTES')
    const { receivers, create, reports } = owner.portal.reportDefinitions
    const people = async (search: string) =>
      (await receivers({ report: 'workingHours', search })).people.map(({ id }) => id)
    expect(await people(other.name)).toEqual([other.id])
    for (const one of [outsider, closed]) {
      expect(await people(one.name)).toEqual([])
      expect(await create({ ...input, people: [one.id] }).safe()).toMatchObject(
        refused(422, 'people', 'out_of_reach'),
      )
    }
    const known = await reports()
    expect(known.map(({ report }) => report)).not.toContain('skillHours')
    expect(known[0]).toMatchObject({ report: 'workingHours', hasPeriod: true })
    expect(known[0]?.columns[0]).toEqual({ name: 'person', label: 'Persona' })
    expect(known[0]?.parameters).not.toContain('after')
  })
})

describe('reportDefinitions.update of one that is shared', () => {
  it('goes on when somebody of its people may not read the report any more, and takes in nobody else who may not', async () => {
    const owner = await reporter(server)
    const [lost, outsider] = [await reporter(server), await reporter(server)]
    const { create, update } = owner.portal.reportDefinitions
    const { id } = await create({ ...input, people: [lost.id] })
    for (const one of [lost, outsider]) await taken(server, one.id, 'REPORTES_FICHAJE_VER')
    const renamed = { ...input, name: 'Otro nombre' }
    expect(await update(id, { ...renamed, people: [lost.id] })).toMatchObject({
      name: 'Otro nombre',
      people: [{ id: lost.id }],
    })
    expect(await update(id, { ...renamed, people: [lost.id, outsider.id] }).safe()).toMatchObject(
      refused(422, 'people', 'out_of_reach'),
    )
  })
})

describe('reportDefinitions.destroy, reportDefinitions.restore, reportDefinitions.subscribe and reportDefinitions.unsubscribe', () => {
  it('take a definition away and bring it back with its schedule', async () => {
    const { portal } = await reporter(server)
    const kept = await portal.reportDefinitions.create({ ...input, schedule: weekly })
    expect(kept.nextAt).not.toBeNull()
    expect(kept.recipients).toHaveLength(1)
    await portal.reportDefinitions.destroy(kept.id)
    expect((await portal.reportDefinitions.index()).data).toEqual([])
    expect(await portal.reportDefinitions.restore(kept.id)).toEqual(kept)
  })

  it('let each person decide whether to receive shared reports', async () => {
    const [owner, other] = [await reporter(server), await reporter(server)]
    const { reportDefinitions } = owner.portal
    const shared = await reportDefinitions.create({ ...input, people: [other.id] })
    expect(await other.portal.reportDefinitions.subscribe(shared.id).safe()).toMatchObject(
      refused(409, 'schedule', 'blank'),
    )
    await reportDefinitions.update(shared.id, { ...input, people: [other.id], schedule: weekly })
    const names = async () =>
      (await reportDefinitions.show(shared.id)).recipients.map(({ person }) => person.id)
    expect(await names()).toEqual([owner.id])
    expect(await other.portal.reportDefinitions.subscribe(shared.id)).toMatchObject({ isSubscribed: true })
    expect((await names()).sort()).toEqual([owner.id, other.id].sort())
    await other.portal.reportDefinitions.unsubscribe(shared.id)
    expect(await names()).toEqual([owner.id])
  })
})
