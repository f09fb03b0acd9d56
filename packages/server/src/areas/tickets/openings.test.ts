import { randomUUID } from 'node:crypto'
import type { OpeningPlanInput, OpeningPoint, Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Employed, employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { type Planning, startPlanning, times } from '#testing/planning.ts'
import { recorded } from '#testing/recorded.ts'
import { refused } from '#testing/refused.ts'
import { centerIn, works } from '#testing/working-time.ts'
import { opened, openingOf, skillOf } from './testing/openings.ts'

/** Monday, half past eleven in Madrid. */
const today = '2026-03-02'
let planning: Planning
let admin: Portal
beforeAll(async () => {
  planning = await startPlanning()
  admin = planning.admin
})
afterAll(() => planning.server.close())

const db = () => planning.server.server.kernel.database.db
const lights = (points: readonly OpeningPoint[]) => points.map(({ kind, light }) => `${kind} ${light}`)

/** People with a shift from ten to six today, of whom this many have clocked in. */
async function team(size: number, present: number): Promise<Employed[]> {
  const people: Employed[] = []
  for (let index = 0; index < size; index += 1) {
    const one = await planning.someone()
    await admin.shifts.change({
      changes: [{ do: 'put', employeeId: one.id, date: today, segments: [times(10, 18)] }],
    })
    if (index < present) await recorded(planning.server, one.id, `${today} 10:00 in`)
    people.push(one)
  }
  return people
}

/** Today's opening of a new service. */
async function service(people: readonly Employed[], plan: Partial<OpeningPlanInput> = {}) {
  const skillId = plan.skillId ?? (await skillOf(planning, people))
  const name = `Servicio ${randomUUID().slice(0, 8)}`
  await admin.openingPlans.create({ name, skillId, opensAt: '11:30', ...plan })
  return openingOf(admin, name)
}

describe('openings.index and openings.show', () => {
  it('APE-1.1 APE-1.2 APE-1.4 APE-3.1 fill the checklist of a service on a day, and its light is that of the worst point', async () => {
    const opening = await service(await team(4, 3))
    expect(opening).toMatchObject({ date: today, plannedAt: `${today}T10:30:00.000Z`, state: 'scheduled' })
    expect(opening).toMatchObject({ staff: { planned: 4, present: 3 }, light: 'amber' })
    const { points } = await admin.openings.show(opening.id)
    expect(lights(points)).toEqual(['staff amber', 'systems green', 'incidents green'])
  })

  it('APE-1.3 show open incidents of systems and people, and whether the expected list is loaded', async () => {
    const people = await team(1, 1)
    const { id: templateId } = await db().selectFrom('templates').select('id').executeTakeFirstOrThrow()
    const opening = await service(people, { templateId })
    const peopleIds = people.map(({ id }) => id)
    const what = {
      title: 'Sin línea',
      description: 'No hay tono',
      startsAt: `${today}T10:00:00.000Z`,
      peopleIds,
    }
    await admin.incidents.create({ ...what, category: 'telephony', severity: 'critical' })
    await admin.incidents.create({ ...what, category: 'equipment', severity: 'low' })
    const { points, light } = await admin.openings.show(opening.id)
    expect(lights(points)).toEqual(['staff green', 'systems red', 'lists red', 'incidents amber'])
    expect(light).toBe('red')
  })

  it('show whoever serves it the openings of their skill, and of no other', async () => {
    const people = await team(1, 1)
    const opening = await service(people)
    const serving = await employed(planning.server, ['VER_DASHBOARD'])
    await admin.skillAssignments.assign({
      ...{ userIds: [serving.id], skillId: await skillOf(planning, [serving]), isMain: true },
    })
    expect((await serving.portal.openings.index()).data).toEqual([])
    expect(await serving.portal.openings.show(opening.id).safe()).toMatchObject({ error: { status: 404 } })
    expect((await admin.openings.index({ search: opening.service })).data).toHaveLength(1)
  })
})

describe('a holiday', () => {
  async function holidayAt(workCenterId: string): Promise<string> {
    const name = `Fiesta ${randomUUID().slice(0, 8)}`
    await admin.holidays.create({ name, date: today, workCenterId })
    return name
  }

  /** A service whose hours name a work center that has a holiday today. */
  async function onHoliday(people: readonly Employed[]) {
    const { id: workCenterId } = await centerIn(admin, 'Europe/Madrid')
    const holiday = await holidayAt(workCenterId)
    const skillId = await skillOf(planning, people)
    await admin.serviceHours.create({
      ...{ name: `Horario ${skillId}`, skillId, workCenterId, opensAt: '09:00', closesAt: '21:00' },
    })
    return { holiday, opening: await service(people, { skillId, opensAt: '11:30' }) }
  }

  it('closes a service for which nobody is planned, with its reason, until somebody opens it all the same', async () => {
    const { opening, holiday } = await onHoliday([])
    expect(opening).toMatchObject({ holiday, light: 'unknown', state: 'scheduled' })
    const { id, version } = opening
    expect(await admin.openings.open(id, { version }).safe()).toMatchObject(
      refused(422, { cause: [{ code: 'blank' }] }),
    )
    expect(await admin.openings.open(id, { version, cause: 'other' })).toMatchObject({
      ...{ state: 'open_with_incidents', light: 'amber', holiday: null },
    })
  })

  it('leaves a service with people planned as it is planned', async () => {
    const { opening } = await onHoliday(await team(2, 2))
    expect(opening).toMatchObject({ holiday: null, light: 'green', staff: { planned: 2, present: 2 } })
  })

  it('of all its people closes a service whose hours name no work center, which does not count as not opened', async () => {
    const person = await employed(planning.server)
    const { id: workCenterId } = await centerIn(admin, 'Europe/Madrid')
    await works(admin, person, workCenterId)
    const opening = await service([person], { opensAt: '11:20' })
    const counted = async () =>
      (await admin.openings.reliability()).filter(({ planId }) => planId === opening.planId)
    expect(opening).toMatchObject({ holiday: null, staff: { planned: 0 } })
    expect(await counted()).toMatchObject([{ openings: 1, unrecorded: 1 }])
    const holiday = await holidayAt(workCenterId)
    expect(await openingOf(admin, opening.service)).toMatchObject({ holiday })
    expect(await counted()).toEqual([])
  })
})

describe('openings.patch', () => {
  it('APE-3.2 takes by hand only what no system knows, and who looked when', async () => {
    const opening = await service(await team(1, 1), { checks: ['Cabina', 'Marcador'] })
    const { id, version } = opening
    const strange = await admin.openings
      .patch(id, { version, checks: [{ label: 'staff', light: 'green' }] })
      .safe()
    expect(strange).toMatchObject(refused(422, { checks: [{ code: 'inclusion', value: 'staff' }] }))
    const checks = [{ label: 'Cabina', light: 'amber' as const, note: 'Una cascada' }]
    const answered = await admin.openings.patch(id, { version, checks })
    expect(answered).toMatchObject({ state: 'checking', light: 'amber' })
    expect(answered.points.filter(({ kind }) => kind === 'check')).toMatchObject([
      {
        label: 'Cabina',
        light: 'amber',
        note: 'Una cascada',
        answeredBy: { id: admin.session.current?.userData.uid },
      },
      { label: 'Marcador', light: 'unknown', answeredBy: null },
    ])
    const stale = await admin.openings.patch(id, { version, checks }).safe()
    expect(stale).toMatchObject(refused(409, { version: [{ code: 'stale' }] }))
  })
})

describe('openings.open and openings.close', () => {
  it('APE-2.1 APE-2.2 log who opened, when and how late, with the checklist at that time', async () => {
    const people = await team(2, 2)
    const opening = await service(people, { opensAt: '11:10' })
    const { id, version } = opening
    expect(await admin.openings.open(id, { version }).safe()).toMatchObject(
      refused(422, { cause: [{ code: 'blank' }] }),
    )
    const opened = await admin.openings.open(id, { version, cause: 'systems', note: 'Arrancó tarde' })
    expect(opened).toMatchObject({
      ...{ state: 'open_with_incidents', deviationMinutes: 20, cause: 'systems', note: 'Arrancó tarde' },
      ...{ openedAt: `${today}T10:30:00.000Z`, openedBy: { id: admin.session.current?.userData.uid } },
    })
    for (const one of people) await recorded(planning.server, one.id, `${today} 11:00 out`)
    expect((await admin.openings.show(id)).staff).toEqual({ planned: 2, present: 2 })
    const again = await admin.openings.open(id, { version: opened.version }).safe()
    expect(again).toMatchObject(refused(409, { state: [{ code: 'invalid' }] }))
    expect(await admin.openings.close(id, { version: opened.version })).toMatchObject({ state: 'closed' })
  })

  it('open on time and without problems needs no cause', async () => {
    const { id, version } = await service(await team(1, 1))
    expect(await admin.openings.close(id, { version }).safe()).toMatchObject(
      refused(409, { state: [{ code: 'invalid' }] }),
    )
    const opened = await admin.openings.open(id, { version })
    expect(opened).toMatchObject({ state: 'open', light: 'green', deviationMinutes: 0, cause: null })
  })

  it('let two who open at once open it once', async () => {
    const { id, version } = await service(await team(1, 1))
    const both = await Promise.all([1, 2, 3].map(() => admin.openings.open(id, { version }).safe()))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('openings.cancel and openings.reliability', () => {
  it('APE-4.1 APE-4.2 report for each service how often it opened on time, and recurring causes', async () => {
    const plan = { checks: ['Cabina'] }
    const opening = await service(await team(1, 1), plan)
    await opened(planning, opening, [
      { date: '2026-02-26', minutes: 0, cause: null },
      { date: '2026-02-27', minutes: 30, cause: 'staff' },
      { date: '2026-02-28', minutes: 12, cause: 'staff' },
    ])
    const cancelled = await admin.openings.cancel(opening.id, {
      version: opening.version,
      cause: 'telephony',
    })
    expect(cancelled).toMatchObject({ state: 'not_opened', light: 'red', deviationMinutes: null })
    const all = await admin.openings.reliability()
    expect(all.find(({ planId }) => planId === opening.planId)).toEqual({
      ...{ planId: opening.planId, service: opening.service, openings: 4, onTime: 1, withIncidents: 2 },
      ...{ notOpened: 1, unrecorded: 0, averageMinutes: 14, latestMinutes: 30 },
      causes: [
        { cause: 'staff', times: 2 },
        { cause: 'telephony', times: 1 },
      ],
    })
    const history = await admin.openings.index({ planId: opening.planId, from: '2026-02-01', until: today })
    expect(history.data.map(({ date }) => date)).toEqual(['2026-02-26', '2026-02-27', '2026-02-28', today])
    expect(await admin.openings.reliability({ from: '2020-01-01' }).safe()).toMatchObject(
      refused(422, { until: [{ code: 'too_long', count: 366 }] }),
    )
  })
})

describe('openingPlans.create, openingPlans.update and openingPlans.patch', () => {
  it('open today by the plan as it is, until somebody has begun', async () => {
    const opening = await service(await team(1, 1), { checks: ['Cabina'] })
    const plan = await admin.openingPlans.show(opening.planId)
    const moved = await admin.openingPlans.patch(plan.id, { version: plan.version, opensAt: '12:00' })
    expect(await admin.openings.show(opening.id)).toMatchObject({ plannedAt: `${today}T11:00:00.000Z` })
    await admin.openings.patch(opening.id, {
      version: opening.version,
      checks: [{ label: 'Cabina', light: 'green' }],
    })
    await admin.openingPlans.patch(plan.id, { version: moved.version, opensAt: '13:00' })
    expect(await admin.openings.show(opening.id)).toMatchObject({ plannedAt: `${today}T11:00:00.000Z` })
  })

  it('drop the opening of a plan that is switched off, and refuse a zone that is none', async () => {
    const opening = await service(await team(1, 1))
    const plan = await admin.openingPlans.show(opening.planId)
    await admin.openingPlans.patch(plan.id, { version: plan.version, active: false })
    expect(await admin.openings.show(opening.id).safe()).toMatchObject({ error: { status: 404 } })
    const strange = { name: plan.name.replace('Servicio', 'Otro'), skillId: plan.skillId, opensAt: '09:00' }
    expect(await admin.openingPlans.create({ ...strange, timeZone: 'Europe/Nowhere' }).safe()).toMatchObject(
      refused(422, { timeZone: [{ code: 'inclusion' }] }),
    )
  })
})

describe('openingPlans.index, openingPlans.show, openingPlans.reorder, openingPlans.destroy and openingPlans.restore', () => {
  it('drop the opening of a plan that is deleted, and open today again once it is restored', async () => {
    const opening = await service(await team(1, 1))
    const plan = await admin.openingPlans.show(opening.planId)
    expect(plan).toMatchObject({ name: opening.service, opensAt: '11:30' })
    await admin.openingPlans.destroy(plan.id)
    expect(await admin.openings.show(opening.id).safe()).toMatchObject({ error: { status: 404 } })
    const listed = async () => (await admin.openingPlans.index({ search: plan.name })).data.length
    expect(await listed()).toBe(0)
    await admin.openingPlans.restore(plan.id)
    expect(await listed()).toBe(1)
    expect(await openingOf(admin, opening.service)).toMatchObject({ planId: plan.id, state: 'scheduled' })
  })

  it('list plans in the order in which somebody has put them', async () => {
    const [first, second] = [await service([]), await service([])]
    const mine = [first.planId, second.planId]
    const all = async () => (await admin.openingPlans.index({ perPage: 100 })).data.map(({ id }) => id)
    const others = (await all()).filter((id) => !mine.includes(id))
    for (const order of [mine, mine.toReversed()]) {
      await admin.openingPlans.reorder({ ids: [...order, ...others] })
      expect((await all()).filter((id) => mine.includes(id))).toEqual(order)
    }
  })
})

it('notifies the coordinators of a service that was not opened', async () => {
  const people = await team(1, 1)
  const lead = await planning.lead(...people)
  const opening = await service(people, { opensAt: '11:20' })
  const news = async () => (await lead.portal.notifications.index()).data
  await expect
    .poll(news, waitLimit)
    .toMatchObject([{ kind: 'openings.late', data: { service: opening.service, at: '11:20' } }])
})
