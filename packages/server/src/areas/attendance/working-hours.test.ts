import { randomUUID } from 'node:crypto'
import type { PermissionName } from '@portal/permissions'
import type { Portal, Workday, WorkingHours } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { plansOf } from '#testing/plans.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { came, centerIn, works } from '#testing/working-time.ts'
import { storeDays } from './stored-days.job.ts'

let server: TestServer
let admin: Portal
let madrid: string

/** A Monday. */
const now = new Date('2026-03-02T10:30:00Z')
const reports: readonly PermissionName[] = ['MENU_REPORTES', 'REPORTES_FICHAJE_VER']

beforeAll(async () => {
  server = await startServer({ clock: stillClock(now) })
  admin = await signedIn(server, 'admin')
  madrid = (await centerIn(admin, 'Europe/Madrid')).id
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
/** A person with a contract of 200 minutes a day, who worked this many minutes on some days. */
async function worker(days: Readonly<Record<string, number>>, options = {}): Promise<Employed> {
  const one = await employed(server, reports)
  await works(admin, one, madrid, options)
  for (const [day, minutes] of Object.entries(days)) await came(server, one, day, minutes)
  return one
}
const week = { from: '2026-02-23', until: '2026-03-01' } as const
const idsOf = ({ data }: { data: readonly { person: { id: string } }[] }) => [
  ...new Set(data.map(({ person }) => person.id)),
]
/** A day's open incidents, not or insufficiently justified. */
const openOf = ({ incidents, incidentStates }: Workday) => {
  const settled = incidentStates.filter(({ state }) => state !== 'rejected').map(({ kind }) => kind)
  return incidents.filter((kind) => !settled.includes(kind))
}
const nothing = { reason: null, createdBy: null, createdAt: now, endsOn: null, startsOn: '2026-01-01' }
const coordinates = (lead: Employed, { id: employeeId }: Employed) =>
  db()
    .insertInto('coordinatorAssignments')
    .values({ ...nothing, id: randomUUID(), employeeId, coordinatorId: lead.id })
    .execute()

describe('workingHours.index and workingHours.choices', () => {
  it('REP-3.1 adds days up by day, by week from Monday on, and by month, and all of them at its head', async () => {
    const one = await worker({ '2026-02-22': 190, '2026-02-23': 230, '2026-02-28': 200, '2026-03-01': 210 })
    const asked = { employeeId: one.id, from: '2026-02-22', until: '2026-03-02', sort: 'period' } as const
    const rowsBy = async (by: 'day' | 'week' | 'month') =>
      (await one.portal.workingHours.index({ ...asked, by })).data.map((row) => [
        ...[row.from, row.until, row.workedDays, row.effectiveSeconds / 60, row.theoreticalMinutes],
        ...[row.ordinarySeconds / 60, row.extraSeconds / 60, row.balanceMinutes],
      ])
    expect(await rowsBy('week')).toEqual([
      ['2026-02-22', '2026-02-22', 1, 190, 200, 190, 0, -10],
      ['2026-02-23', '2026-03-01', 3, 640, 1400, 600, 40, -760],
      ['2026-03-02', '2026-03-02', 0, 0, 200, 0, 0, null],
    ])
    expect(await rowsBy('month')).toEqual([
      ['2026-02-22', '2026-02-28', 3, 620, 1400, 590, 30, -780],
      ['2026-03-01', '2026-03-02', 1, 210, 400, 200, 10, 10],
    ])
    expect((await rowsBy('day'))[1]).toEqual(['2026-02-23', '2026-02-23', 1, 230, 200, 200, 30, 30])
    const { meta } = await one.portal.workingHours.index({ ...asked, by: 'week', perPage: 1 })
    expect(meta).toMatchObject({
      ...{ totalCount: 3, people: 1, workedDays: 4, effectiveSeconds: 830 * 60, theoreticalMinutes: 1800 },
      ...{ ordinarySeconds: 790 * 60, complementarySeconds: 0, extraSeconds: 40 * 60, balanceMinutes: -770 },
    })
  })

  it('REP-3.3 what goes beyond a contract is extra, and complementary from the day on which it is part-time; the balance is of both', async () => {
    const one = await worker({ '2026-02-24': 260, '2026-02-26': 250 })
    await works(admin, one, madrid, { startsOn: '2026-02-26', partTime: true })
    const { data } = await one.portal.workingHours.index({ ...week, by: 'week' })
    expect(data).toMatchObject([
      {
        ...{ ordinarySeconds: 400 * 60, extraSeconds: 60 * 60, complementarySeconds: 50 * 60 },
        balanceMinutes: -890,
      },
    ])
  })

  it('REP-3.2 adds up to the days behind it, whoever is asked for', async () => {
    const days: Workday[] = []
    for await (const day of admin.workdays.list({ ...week, perPage: 100 })) days.push(day)
    const { meta } = await admin.workingHours.index({ ...week, by: 'week', perPage: 1 })
    const sum = (of: (day: Workday) => number) => days.reduce((all, day) => all + of(day), 0)
    expect(meta).toMatchObject({
      workedDays: days.filter(({ startedAt }) => startedAt !== null).length,
      presenceSeconds: sum(({ presenceSeconds }) => presenceSeconds),
      effectiveSeconds: sum(({ effectiveSeconds }) => effectiveSeconds),
      nonEffectiveSeconds: sum(({ nonEffectiveSeconds }) => nonEffectiveSeconds),
      theoreticalMinutes: sum(({ theoreticalMinutes }) => theoreticalMinutes),
      balanceMinutes: sum(({ balanceMinutes }) => balanceMinutes ?? 0),
      incidentDays: sum((day) => (openOf(day).length > 0 ? 1 : 0)),
    })
    const { ordinarySeconds, complementarySeconds, extraSeconds, effectiveSeconds } = meta
    expect(ordinarySeconds + complementarySeconds + extraSeconds).toBe(effectiveSeconds)
    const found = await admin.workingHours.index({ ...week, by: 'month', sort: '-effective', perPage: 25 })
    const [first] = found.data
    const behind = await admin.workdays.index({
      ...{ employeeId: first?.person.id ?? '', from: first?.from ?? '', until: first?.until ?? '' },
    })
    expect(behind.meta).toMatchObject({
      effectiveSeconds: first?.effectiveSeconds,
      theoreticalMinutes: first?.theoreticalMinutes,
    })
  })

  it('REP-1 shows one’s own people, those of one’s projects or everybody, as the permissions say', async () => {
    const [one, other] = [await worker({ '2026-02-24': 200 }), await worker({ '2026-02-24': 200 })]
    const lead = await employed(server, [...reports, 'REPORTES_MIS_USUARIOS'])
    const manager = await employed(server, [...reports, 'REPORTES_MIS_PROYECTOS'])
    const all = await employed(server, [...reports, 'REPORTES_TODOS'])
    await coordinates(lead, one)
    const mark = randomUUID().slice(0, 8).toUpperCase()
    const project = await admin.projects.create({
      ...{ code: mark, name: mark, customer: mark, state: 'active', startsOn: '2026-01-01' },
    })
    await db()
      .updateTable('projects')
      .set({ coordinatorIds: [manager.id] })
      .where('id', '=', project.id)
      .execute()
    await admin.projectAssignments.assign({ userIds: [other.id], projectId: project.id })
    const seenBy = async ({ portal }: Employed) =>
      idsOf(await portal.workingHours.index({ ...week, workCenterId: madrid }))
    expect(await seenBy(lead)).toEqual([one.id])
    expect(await seenBy(manager)).toEqual([other.id])
    expect(await seenBy(all)).toEqual(expect.arrayContaining([one.id, other.id]))
    expect(await seenBy(one)).toEqual([one.id])
    const none = await employed(server)
    expect(await none.portal.workingHours.index(week).safe()).toMatchObject({ error: { status: 403 } })
    const asked = { ...week, projectId: project.id }
    expect(idsOf(await all.portal.workingHours.index(asked))).toEqual([other.id])
    const { projects, coordinators, workCenters } = await lead.portal.workingHours.choices()
    expect(coordinators).toEqual([{ id: lead.id, name: lead.name }])
    expect(workCenters.map(({ id }) => id)).toEqual([madrid])
    expect(projects).toEqual([])
    expect((await manager.portal.workingHours.choices()).projects).toEqual([{ id: project.id, name: mark }])
  })

  it('REP-2.1 is narrowed to people by DNI, group and coordinator, and to who has a skill', async () => {
    const [one, other] = [await worker({ '2026-02-24': 200 }), await worker({ '2026-02-24': 200 })]
    const lead = await employed(server, [...reports, 'REPORTES_TODOS'])
    await coordinates(lead, one)
    const group = await admin.employeeGroups.create({ name: randomUUID() })
    await admin.employeeGroupMembers.assign(group.id, { employeeIds: [other.id] })
    const [skill] = (await admin.skills.index({ perPage: 1 })).data
    await admin.skillAssignments.assign({ userIds: [one.id], skillId: skill?.id ?? '' })
    const found = async (asked: object, portal = admin) =>
      idsOf(await portal.workingHours.index({ ...week, workCenterId: madrid, ...asked }))
    expect(await found({ coordinatorId: lead.id })).toEqual([one.id])
    expect(await found({ groupId: group.id })).toEqual([other.id])
    expect(await found({ skillId: skill?.id })).toEqual([one.id])
    expect(await found({ search: one.name })).toEqual([one.id])
    const dni = `${Math.floor(Math.random() * 1e8)}Z`.padStart(9, '0')
    await db().updateTable('employees').set({ dni }).where('userId', '=', one.id).execute()
    expect(await found({ search: dni.toLowerCase() })).toEqual([one.id])
    expect(await found({ search: dni.slice(0, 7) })).toEqual([])
    expect(await found({ search: dni }, lead.portal)).toEqual([])
    const { groups } = await admin.workingHours.choices()
    expect(groups).toContainEqual({ id: group.id, name: group.name })
    const unknown = await admin.workingHours.index({ ...week, groupId: randomUUID() }).safe()
    expect(unknown).toMatchObject({ error: { status: 404 } })
  })

  it('is followed by its last row in each of its orders, and a place in the weeks is none in the months', async () => {
    const one = await worker({ '2026-02-03': 230, '2026-02-12': 190, '2026-02-19': 200 })
    const asked = { employeeId: one.id, from: '2026-02-02', until: '2026-03-02', by: 'week' } as const
    for (const sort of ['person', 'period', '-effective', 'extra', '-balance', 'balance'] as const) {
      const whole = (await one.portal.workingHours.index({ ...asked, sort })).data
      const walked: WorkingHours[] = []
      for await (const row of one.portal.workingHours.list({ ...asked, sort, perPage: 2 })) walked.push(row)
      expect(walked).toEqual(whole)
      expect(whole).toHaveLength(5)
      if (sort.endsWith('balance')) expect(whole.at(-1)?.balanceMinutes).toBeNull()
    }
    const { meta } = await one.portal.workingHours.index({ ...asked, perPage: 2 })
    const elsewhere = one.portal.workingHours.index({ ...asked, by: 'month', after: meta.next ?? '' })
    expect(await elsewhere.safe()).toMatchObject({ error: { fields: { after: [{ code: 'invalid' }] } } })
  })

  it('works the days out once for their sums, and for the page those of its first people only', async () => {
    const some = await worker({ [week.from]: 100 })
    const joinedRows = async (search?: string) => {
      const asked = { ...week, by: 'day', ...(search === undefined ? {} : { search }) } as const
      const plans = await plansOf(db(), () => admin.workingHours.index({ ...asked, perPage: 1 }))
      const joined = plans.flat().filter((step) => step['Join Type'] === 'Full')
      return joined.map((step) => Number(step['Actual Rows']))
    }
    expect(await joinedRows(some.name)).toHaveLength(2)
    const [whole = 0, ...parts] = await joinedRows()
    expect(parts).toHaveLength(1)
    expect(parts[0]).toBeLessThan(whole)
  })

  it('is by default of the month up to today, and refuses more than a year', async () => {
    const one = await worker({ '2026-02-28': 200, '2026-03-01': 200 })
    const { data } = await one.portal.workingHours.index()
    expect(data).toMatchObject([{ from: '2026-03-01', until: '2026-03-02', workedDays: 1 }])
    const long = await one.portal.workingHours.index({ from: '2025-01-01', until: '2026-03-01' }).safe()
    expect(long).toMatchObject({ error: { status: 422, fields: { until: [{ code: 'less_than' }] } } })
  })

  it('by day begins with the most or the fewest hours of everybody, and days without a balance come last', async () => {
    await worker({ '2026-02-23': 290, '2026-02-24': 20, '2026-02-28': 90 })
    await storeDays(server.server.kernel)
    const rows: WorkingHours[] = []
    for await (const row of admin.workingHours.list({ ...week, by: 'day', perPage: 100 })) rows.push(row)
    expect(rows.length).toBeGreaterThan(20)
    const ascending = (of: (row: WorkingHours) => number | null) =>
      rows.map(of).toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity))
    const descending = (of: (row: WorkingHours) => number | null) =>
      rows.map(of).toSorted((one, other) => (other ?? -Infinity) - (one ?? -Infinity))
    const first = async (sort: '-effective' | 'effective' | '-balance' | 'balance' | '-extra') =>
      (await admin.workingHours.index({ ...week, by: 'day', sort, perPage: 20 })).data
    for (const [sort, of, inOrder] of [
      ['-effective', (row) => row.effectiveSeconds, descending],
      ['effective', (row) => row.effectiveSeconds, ascending],
      ['-extra', (row) => row.extraSeconds, descending],
      ['-balance', (row) => row.balanceMinutes, descending],
      ['balance', (row) => row.balanceMinutes, ascending],
    ] as const satisfies [unknown, (row: WorkingHours) => number | null, unknown][])
      expect((await first(sort)).map(of), sort).toEqual(inOrder(of).slice(0, 20))
  })
})
