import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { approvedBy, asked, daysFrom, startVacations, type Vacations } from '#testing/vacations.ts'
import { employed } from '#testing/employed.ts'

let started: Vacations
beforeAll(async () => {
  started = await startVacations()
})
afterAll(() => started.server.close())

const august = { from: '2026-08-01', until: '2026-08-31' }
const asAsked = { initialDate: august.from, endDate: august.until }

describe('vacationDays.index and vacationDays.show', () => {
  it('VAC-6.2: who decides sees who of the team is off, those that wait included; colleagues see days only', async () => {
    const { one, lead } = await started.pair()
    const [first] = [await asked(one, '2026-08-03')]
    const { data } = await lead.portal.vacationDays.index({ ...asAsked, teamOf: one.id })
    const row = data.find(({ person }) => person.id === one.id)
    expect(row?.days).toHaveLength(7)
    expect(row?.days[0]).toEqual({
      ...{ date: '2026-08-03', part: 'day', requestId: first.id, state: 'pending' },
    })
    const colleague = await employed(started.server, ['SOLICITAR_VACACIONES'])
    await started.server.server.kernel.database.db
      .insertInto('coordinatorAssignments')
      .values({
        ...{ id: randomUUID(), employeeId: colleague.id, coordinatorId: lead.id, startsOn: '2020-01-01' },
        ...{ endsOn: null, reason: null, createdBy: null, createdAt: started.clock.now() },
      })
      .execute()
    const seen = await colleague.portal.vacationDays.index(asAsked)
    expect(seen.data.map(({ person }) => person.id).sort()).toEqual([one.id, colleague.id].sort())
    const days = seen.data.find(({ person }) => person.id === one.id)?.days
    expect(days?.[0]).toEqual({ date: '2026-08-03', part: 'day', requestId: null, state: null })
    await expect(colleague.portal.vacationDays.show(one.id, august)).rejects.toMatchObject({ status: 404 })
  })

  it('shows the days to choose from: the plan, weekends, holidays, blocked dates, and requested days', async () => {
    const one = await started.hired()
    const name = `Cierre ${randomUUID()}`
    const block = { name, startsOn: '2026-10-19', endsOn: '2026-10-20' }
    const { id } = await started.admin.vacationBlocks.create(block)
    await asked(one, '2026-10-05')
    const days = await one.portal.vacationDays.show(one.id, { from: '2026-10-01', until: '2026-10-31' })
    expect(days).toHaveLength(31)
    const on = (date: string) => days.find((day) => day.date === date)
    expect(on('2026-10-01')).toMatchObject({
      plannedMinutes: 480,
      weekend: false,
      holiday: null,
      vacation: [],
    })
    expect(on('2026-10-03')).toMatchObject({ plannedMinutes: 0, weekend: true })
    expect(on('2026-10-05')?.vacation).toMatchObject([{ part: 'day', state: 'pending' }])
    expect(on('2026-10-12')?.holiday).toEqual(expect.any(String))
    expect(on('2026-10-19')).toMatchObject({ blocked: name })
    await started.admin.vacationBlocks.destroy(id)
    await expect(
      one.portal.vacationDays.show(one.id, { from: '2026-01-01', until: '2027-02-01' }),
    ).rejects.toMatchObject({
      ...{ status: 422, fields: { until: [{ code: 'less_than', value: '2027-01-01' }] } },
    })
  })
})

describe('vacationBlocks.index, vacationBlocks.create, vacationBlocks.update and vacationBlocks.destroy', () => {
  it('VAC-9.1 VAC-9.2: dates are blocked for a group, but not for who is excepted', async () => {
    const { admin, server } = started
    const [one, excepted, other] = [await started.hired(), await started.hired(), await started.hired()]
    const group = await admin.employeeGroups.create({ name: `Grupo ${randomUUID()}` })
    const { db } = server.server.kernel.database
    const member = { groupId: group.id, startsOn: '2020-01-01', endsOn: null, createdBy: null }
    for (const { id: employeeId } of [one, excepted])
      await db
        .insertInto('employeeGroupMembers')
        .values({ ...member, id: randomUUID(), employeeId, createdAt: started.clock.now() })
        .execute()
    const dates = { name: 'Black Friday', startsOn: '2026-11-23', endsOn: '2026-11-29', groupId: group.id }
    const block = await admin.vacationBlocks.create({ ...dates, exceptIds: [excepted.id] })
    expect(block).toMatchObject({ group: { id: group.id }, exceptions: [{ id: excepted.id }] })
    const refusals = async ({ portal }: typeof one) =>
      (await portal.vacationRequests.preview({ kind: 'annual', days: daysFrom('2026-11-23', 7) })).refusals
    expect(await refusals(one)).toMatchObject([{ rule: 'blocked', date: '2026-11-23', name: 'Black Friday' }])
    expect(await refusals(excepted)).toEqual([])
    expect(await refusals(other)).toEqual([])
    await admin.vacationBlocks.update(block.id, {
      ...dates,
      startsOn: '2026-11-30',
      endsOn: '2026-12-01',
      version: 1,
    })
    expect(await refusals(one)).toEqual([])
    const wrong = { ...dates, endsOn: '2026-11-01' }
    await expect(admin.vacationBlocks.create(wrong)).rejects.toMatchObject({
      fields: { endsOn: [{ code: 'invalid' }] },
    })
    // Its dates would stay blocked for a group that is no longer visible.
    expect(await admin.employeeGroups.destroy(group.id).safe()).toMatchObject({ error: { status: 409 } })
    await admin.vacationBlocks.destroy(block.id)
    await admin.employeeGroups.destroy(group.id)
    const { data } = await admin.vacationBlocks.index({ from: '2026-11-30', until: '2026-12-01' })
    expect(data.map(({ id }) => id)).not.toContain(block.id)
  })
})

describe('workdays.show', () => {
  it('a day of approved vacation asks for no work, and is missed by nobody', async () => {
    const { one, lead } = await started.pair()
    const date = '2026-08-03'
    const portal = started.hr.portal
    const day = async () => (await lookedAt.portal.workdays.show(one.id, { date })).workday
    const lookedAt = await employed(started.server, ['ACCESOS_VER', 'REPORTES_TODOS'])
    const { id } = await asked(one, date)
    expect(await day()).toMatchObject({ theoreticalMinutes: 480, absence: null })
    await approvedBy(lead, started.hr, id)
    expect(await day()).toMatchObject({
      theoreticalMinutes: 0,
      absence: 'vacation',
      state: 'free',
      incidents: [],
    })
    const sheet = await lookedAt.portal.monthSheets.show(one.id, { month: date.slice(0, 7) })
    expect(sheet.days.find((there) => there.date === date)).toMatchObject({
      state: 'free',
      absence: 'vacation',
    })
    await portal.vacationRequests.cancelByCompany(id, { version: 3, comment: 'Campaña urgente' })
    expect(await day()).toMatchObject({ theoreticalMinutes: 480, absence: null })
  })
})
