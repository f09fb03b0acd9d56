import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { daysAfter } from '#db/day.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { coordinated, daysFrom } from '#testing/vacations.ts'
import { type Plans, startPlans } from '#testing/vacation-plans.ts'

let started: Plans
beforeAll(async () => {
  started = await startPlans()
})
afterAll(() => started.server.close())

/** Two summer weeks, requested in the first half of March; the clock is fixed at the second. */
const [first, second] = ['2026-07-06', '2026-07-13']
const summer = {
  ...{ name: 'Verano 2026', opensOn: '2026-03-01', closesOn: '2026-03-15', answerBy: '2026-03-25' },
  ...{ startsOn: '2026-06-15', endsOn: '2026-09-15', criterion: 'arrival' as const },
}
const ask = ({ portal }: Employed, day = first) =>
  portal.vacationRequests.create({ kind: 'annual', days: daysFrom(day, 7) })
const week = (startsOn: string) => ({ startsOn, endsOn: daysFrom(startsOn, 7).at(-1)?.date ?? startsOn })

describe('vacationPeriods.create, vacationPeriods.update, vacationPeriods.index and vacationPeriods.destroy', () => {
  it('VOP-5.1: requests within an open period are decided, and those outside of one wait with its dates', async () => {
    const plan = await started.plan({}, { limit: 5 })
    const { vacationPeriods } = started.admin
    const period = await vacationPeriods.create({ ...summer, planId: plan.id })
    expect(period).toMatchObject({ state: 'open', unanswered: 0, isLate: false })
    const one = await plan.member()
    expect((await one.portal.vacationPlaces.show(one.id)).period).toMatchObject({ id: period.id })
    expect(await ask(one)).toMatchObject({ state: 'approved', operations: { answerBy: summer.answerBy } })
    const days = daysFrom('2026-10-05', 7)
    const { operations } = await one.portal.vacationRequests.preview({ kind: 'annual', days })
    expect(operations).toMatchObject({
      outcome: 'pending',
      reason: 'outside_period',
      period: { id: period.id },
    })
    const later = await vacationPeriods.update(period.id, {
      ...{ ...summer, planId: plan.id, opensOn: '2026-03-05', version: period.version },
    })
    expect(later).toMatchObject({ state: 'scheduled' })
    expect((await ask(await plan.member())).operations).toMatchObject({
      reason: 'outside_period',
      hasPlace: false,
    })
    expect((await vacationPeriods.index({ planId: plan.id, state: ['scheduled'] })).data).toHaveLength(1)
    await vacationPeriods.destroy(period.id)
    expect(await ask(await plan.member())).toMatchObject({ state: 'approved' })
  })

  it('refuses days that are not in order, and dates that another period is for', async () => {
    const plan = await started.plan()
    const create = (more: object) =>
      started.admin.vacationPeriods.create({ ...summer, planId: plan.id, ...more })
    const refused = (more: object, field: string, code: string) =>
      expect(create(more)).rejects.toMatchObject({ status: 422, fields: { [field]: [{ code }] } })
    await refused({ closesOn: '2026-02-01' }, 'closesOn', 'invalid')
    await refused({ answerBy: '2026-03-14' }, 'answerBy', 'invalid')
    await refused({ endsOn: '2026-06-01' }, 'endsOn', 'invalid')
    await refused({ planId: crypto.randomUUID() }, 'planId', 'inclusion')
    await refused({ name: ' ' }, 'name', 'blank')
    await create({})
    await refused({ name: 'Otro' }, 'startsOn', 'taken')
  })
})

describe('vacationBids.update, vacationBids.show, vacationPeriods.results, vacationPeriods.publish, operationVacations.fairness and vacationPlaces.peaks', () => {
  it('VOP-6: people bid for the summer, and the trial equals the published result, by seniority', async () => {
    const { admin, planner } = started
    const plan = await started.plan({ grants: 'at_once' }, { limit: 1 })
    const { id, version } = await admin.vacationPeriods.create({
      ...{ ...summer, planId: plan.id, criterion: 'seniority' },
    })
    const [young, old, last] = [
      await started.serving(await started.hired({ startsOn: '2024-01-01' }), plan.skillId),
      await started.serving(await started.hired({ startsOn: '2010-01-01' }), plan.skillId),
      await started.serving(await started.hired({ startsOn: '2025-01-01' }), plan.skillId),
    ]
    const both = { bids: [week(first), week(second)] }
    for (const { portal } of [young, old, last]) await portal.vacationBids.update(id, both)
    await expect(young.portal.vacationBids.update(id, { bids: [week('2026-10-05')] })).rejects.toMatchObject({
      ...{ status: 422, fields: { bids: [{ code: 'invalid' }] } },
    })
    expect((await ask(young)).operations).toMatchObject({ reason: 'in_period', hasPlace: false })
    await started.db.deleteFrom('vacationLines').where('employeeId', '=', young.id).execute()
    await expect(planner.portal.vacationPeriods.publish(id, { version })).rejects.toMatchObject({
      status: 409,
    })

    const closed = { opensOn: '2026-02-01', closesOn: '2026-03-01', answerBy: '2026-03-10' }
    const moved = { ...summer, ...closed, criterion: 'seniority' as const, planId: plan.id, version }
    const now = await admin.vacationPeriods.update(id, moved)
    expect(now).toMatchObject({ state: 'resolving' })
    const trial = await planner.portal.vacationPeriods.results(id)
    const outcomes = [
      [old.id, ['granted', 'not_needed']],
      [young.id, ['full', 'granted']],
      [last.id, ['full', 'full']],
    ]
    const outcomesOf = ({ results }: typeof trial) =>
      results.map(({ person, bids }) => [person.id, bids.map(({ outcome }) => outcome)])
    expect(outcomesOf(trial)).toEqual(outcomes)
    expect(await planner.portal.vacationPeriods.results(id)).toEqual(trial)
    const published = await planner.portal.vacationPeriods.publish(id, { version: now.version })
    expect(published.published).toBe(true)
    expect(outcomesOf(published)).toEqual(outcomes)
    const { data } = await old.portal.vacationRequests.index()
    expect(data).toMatchObject([{ state: 'approved', startsOn: first, operations: { hasPlace: true } }])
    expect((await last.portal.vacationBids.show(id)).bids).toMatchObject([
      { outcome: 'full' },
      { outcome: 'full' },
    ])
    const unserved = { kind: ['vacations.noneGranted' as const] }
    expect((await last.portal.notifications.index(unserved)).data).toMatchObject([
      { data: { name: summer.name } },
    ])
    for (const { portal } of [old, young])
      expect((await portal.notifications.index(unserved)).data).toEqual([])
    expect(await last.portal.vacationPlaces.show(last.id)).toMatchObject({ period: null, closed: [{ id }] })
    await expect(
      planner.portal.vacationPeriods.publish(id, { version: now.version + 1 }),
    ).rejects.toMatchObject({
      status: 409,
    })

    const { periods, people } = await planner.portal.operationVacations.fairness({ planId: plan.id })
    expect(periods).toMatchObject([{ id, name: summer.name }])
    expect(people.map(({ person, days }) => [person.id, days])).toEqual([
      [last.id, 0],
      ...[old, young].toSorted((one, other) => (one.name < other.name ? -1 : 1)).map((one) => [one.id, 5]),
    ])
  })

  it('VOP-10: a fairness view shows who got which peak weeks over the years: oneself, one’s team, and by name with access to all', async () => {
    const { admin, planner, db, server } = started
    const plan = await started.plan({}, null)
    const summers = [2024, 2025].map((year) => ({
      ...{ planId: plan.id, name: `Verano ${year}`, criterion: 'seniority' as const },
      ...{ opensOn: `${year}-02-01`, closesOn: `${year}-02-20`, answerBy: `${year}-03-01` },
      ...{ startsOn: `${year}-07-01`, endsOn: `${year}-08-31` },
    }))
    for (const one of summers) await admin.vacationPeriods.create(one)
    const lead = await employed(server, ['GESTIONAR_VACACIONES_OP_VER'])
    const people: Employed[] = []
    for (let count = 0; count < 6; count += 1) people.push(await plan.member())
    for (const one of people.slice(0, 5)) await coordinated(server, one, lead)
    const [lucky, other] = people
    if (lucky === undefined || other === undefined) throw new Error('nobody')
    // Two weeks of one summer and one of another, whose second week is in August.
    await had(db, lucky, plan.id, ['2024-07-01', '2024-08-05', '2025-08-04'])
    await had(db, other, plan.id, ['2025-08-04'])

    const own = await lucky.portal.vacationPlaces.peaks(lucky.id, { fromYear: 2024 })
    expect(own.plan).toMatchObject({ id: plan.id })
    expect(own.periods).toMatchObject([
      { name: 'Verano 2024', days: 10, weeks: ['2024-07-01', '2024-08-05'], average: 1.7 },
      { name: 'Verano 2025', days: 5, weeks: ['2025-08-04'], average: 1.7 },
    ])
    expect(await other.portal.vacationPlaces.peaks(lucky.id).safe()).toMatchObject({ error: { status: 404 } })

    const asked = { planId: plan.id, fromYear: 2024 }
    const all = await planner.portal.operationVacations.fairness(asked)
    expect(all.people.find(({ person }) => person.id === lucky.id)).toMatchObject({
      ...{ days: 15, periods: [{ weeks: ['2024-07-01', '2024-08-05'] }, { weeks: ['2025-08-04'] }] },
    })
    const team = await lead.portal.operationVacations.fairness(asked)
    expect(team.people).toEqual([])
    expect(team.groups).toMatchObject([
      {
        name: lead.name,
        people: 5,
        days: 4,
        periods: [
          { people: 1, days: 2 },
          { people: 2, days: 2 },
        ],
      },
    ])
    // The person without a coordinator would be alone: groups of fewer than five are hidden.
    const [, others] = all.groups
    expect(others).toMatchObject({ id: null, name: null, people: null, days: null })
  })

  it('whoever publishes gets what they bid for as anybody else', async () => {
    const plan = await started.plan({ autoApprove: false }, { limit: 1 })
    const manager = await started.manager(plan.skillId)
    const made = { ...summer, planId: plan.id, criterion: 'seniority' as const }
    const { id, version } = await started.admin.vacationPeriods.create(made)
    await manager.portal.vacationBids.update(id, { bids: [week(first)] })
    const closed = { opensOn: '2026-02-01', closesOn: '2026-03-01', answerBy: '2026-03-10' }
    const now = await started.admin.vacationPeriods.update(id, { ...made, ...closed, version })
    const published = await manager.portal.vacationPeriods.publish(id, { version: now.version })
    expect(published.results).toMatchObject([{ bids: [{ outcome: 'granted' }] }])
  })

  it('VOP-5.2: requests not answered in time are shown as late, and HR is notified', async () => {
    const { admin, hr, db, server } = started
    const plan = await started.plan({ autoApprove: false }, { limit: 5 })
    const { id, version } = await admin.vacationPeriods.create({ ...summer, planId: plan.id })
    const one = await plan.member()
    const request = await ask(one)
    const waiting = { reason: 'needs_decision', answerBy: summer.answerBy, isLate: false }
    expect(request.operations).toMatchObject(waiting)
    const over = { opensOn: '2026-02-01', closesOn: '2026-02-20', answerBy: '2026-02-27' }
    await admin.vacationPeriods.update(id, { ...summer, ...over, planId: plan.id, version })
    await server.server.kernel.jobs.enqueue(db, 'time-off.vacation-waiting', {}, { key: 'late' })
    const late = async () =>
      (await hr.portal.notifications.index({ kind: ['vacations.answersLate'] })).data.length > 0
    await vi.waitUntil(late, waitLimit)
    const [shown] = (await admin.vacationPeriods.index({ planId: plan.id })).data
    expect(shown).toMatchObject({ id, unanswered: 1, isLate: true })
    expect((await one.portal.vacationRequests.show(request.id)).operations).toMatchObject({ isLate: true })
  })
})

/** The stored weeks that a person was off under a plan. */
async function had(
  db: Plans['db'],
  { id: employeeId }: Employed,
  planId: string,
  mondays: readonly string[],
) {
  for (const monday of mondays) {
    const [id, at] = [randomUUID(), new Date(`${monday}T00:00:00Z`)]
    await db
      .insertInto('vacationRequests')
      .values({
        ...{ id, employeeId, kind: 'annual', unit: 'natural', units: 10, state: 'approved', stage: null },
        ...{ stages: '["hr"]', startsOn: monday, endsOn: daysAfter(monday, 4), comment: null, agreed: true },
        ...{ shortNotice: false, escalatesAt: null, policyId: null, planId, hasPlace: true },
        ...{ askedBy: employeeId, createdAt: at, updatedAt: at },
      })
      .execute()
    const dates = [0, 1, 2, 3, 4].map((after) => daysAfter(monday, after))
    await db
      .insertInto('vacationPlaces')
      .values(
        dates.map((date) => ({
          ...{ requestId: id, date, planId, employeeId, minutes: 480, firstMinute: null, lastMinute: null },
        })),
      )
      .execute()
  }
}
