import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Employed } from '#testing/employed.ts'
import { daysFrom } from '#testing/vacations.ts'
import { planRules, type Plans, startPlans } from '#testing/vacation-plans.ts'

let started: Plans
beforeAll(async () => {
  started = await startPlans()
})
afterAll(() => started.server.close())

const july = '2026-07-06'
const ask = ({ portal }: Employed, first = july) =>
  portal.vacationRequests.create({ kind: 'annual', days: daysFrom(first, 7) })
const statusOf = async ({ portal, id }: Employed, date: string) =>
  (await portal.vacationPlaces.show(id, { from: date, until: date })).days[0]

describe('vacationQuotas.index, vacationQuotas.create, vacationQuotas.update, vacationQuotas.destroy and vacationPlaces.show', () => {
  it('VOP-1.1 VOP-1.2: of a daily quota of a skill each sees free, nearly full and full dates before requesting', async () => {
    const { member, quota } = await started.plan({}, { limit: 2 })
    const [one, two, three] = [await member(), await member(), await member()]
    expect(await statusOf(three, july)).toMatchObject({ status: 'free', free: 2, limit: 2, waiting: 0 })
    await ask(one)
    expect(await statusOf(three, july)).toMatchObject({ status: 'free', free: 1 })
    await ask(two)
    expect(await statusOf(three, july)).toMatchObject({ status: 'full', free: 0 })
    await ask(three)
    expect(await statusOf(one, july)).toMatchObject({ status: 'full', waiting: 1 })
    expect(await statusOf(one, '2026-07-12')).toMatchObject({ status: 'not_needed' })
    expect(await statusOf(one, '2027-07-05')).toMatchObject({ status: 'no_plan' })
    const { data } = await started.planner.portal.vacationQuotas.index({ planId: quota?.plan.id ?? '' })
    expect(data).toMatchObject([{ limit: 2, taken: 2 }])
  })

  it('VOP-1.1: a narrower quota holds in the place of a wider one, and one of an interval beside it', async () => {
    const { member, year, id } = await started.plan({ fillingPercent: 50 }, { limit: 4 })
    const { vacationQuotas } = started.admin
    const one = await member()
    const week = await vacationQuotas.create({ ...year, startsOn: july, endsOn: '2026-07-12', limit: 3 })
    const monday = await vacationQuotas.create({
      ...year,
      startsOn: july,
      endsOn: '2026-07-12',
      weekdays: [1],
      limit: 2,
    })
    expect(await statusOf(one, july)).toMatchObject({ limit: 2 })
    expect(await statusOf(one, '2026-07-07')).toMatchObject({ limit: 3 })
    expect(await statusOf(one, '2026-07-13')).toMatchObject({ limit: 4 })
    const hours = await vacationQuotas.create({
      ...year,
      start: 600,
      end: 720,
      measure: 'minutes',
      limit: 10,
    })
    expect(await statusOf(one, '2026-07-13')).toMatchObject({ status: 'full', limit: 10 })
    for (const quota of [week, monday, hours]) await vacationQuotas.destroy(quota.id)
    await ask(one)
    await ask(await member())
    expect(await statusOf(one, july)).toMatchObject({ status: 'filling', limit: 4, free: 2 })
    expect((await vacationQuotas.index({ planId: id })).data).toHaveLength(1)
  })

  it('VOP-1.1: a quota below the taken places is refused with both values, unless a reason is given', async () => {
    const { member, quota, year } = await started.plan({}, { limit: 2 })
    await ask(await member())
    await ask(await member())
    const { vacationQuotas } = started.admin
    const lower = { ...year, limit: 1, version: quota?.version ?? 0 }
    const below = { limit: [{ code: 'less_than', count: 2, value: july }] }
    await expect(vacationQuotas.update(quota?.id ?? '', lower)).rejects.toMatchObject({
      status: 422,
      fields: below,
    })
    const reason = 'El cliente cierra esa semana'
    const changed = await vacationQuotas.update(quota?.id ?? '', { ...lower, reason })
    expect(changed).toMatchObject({ limit: 1, taken: 2 })
    const { data } = await started.admin.logs.index({ act: 'vacationQuotas.update', subject: changed.id })
    expect(JSON.stringify(data)).toContain(reason)
  })

  it('VOP-1.1: a narrower quota replaces a wider one when compared with the taken places', async () => {
    const { member, year } = await started.plan({}, null)
    const { vacationQuotas } = started.admin
    const days = { ...year, startsOn: july, endsOn: '2026-07-12', limit: 3 }
    const week = await vacationQuotas.create(days)
    for (let count = 0; count < 2; count += 1) await ask(await member())
    const general = await vacationQuotas.create({ ...year, limit: 1 })
    const below = [{ code: 'less_than', count: 2, value: july }]
    await expect(vacationQuotas.destroy(week.id)).rejects.toMatchObject({
      status: 409,
      fields: { limit: below },
    })
    const moved = { ...days, startsOn: '2026-08-03', endsOn: '2026-08-09', version: week.version }
    await expect(vacationQuotas.update(week.id, moved)).rejects.toMatchObject({
      ...{ status: 422, fields: { limit: below } },
    })
    const raised = await vacationQuotas.update(general.id, { ...year, limit: 2, version: general.version })
    expect(raised).toMatchObject({ limit: 2 })
    await vacationQuotas.destroy(week.id)
  })

  it('refuses what cannot be a quota', async () => {
    const { year } = await started.plan({}, null)
    const refused = (more: object, field: string, code: string) =>
      expect(started.admin.vacationQuotas.create({ ...year, ...more })).rejects.toMatchObject({
        ...{ status: 422, fields: { [field]: [{ code }] } },
      })
    await refused({ endsOn: '2025-12-31' }, 'endsOn', 'invalid')
    await refused({ endsOn: '2027-12-31' }, 'endsOn', 'less_than')
    await refused({ start: 600 }, 'end', 'invalid')
    await refused({ start: 600, end: 600 }, 'end', 'invalid')
    await refused({ planId: crypto.randomUUID() }, 'planId', 'inclusion')
    await refused({ limit: -1 }, 'limit', 'greater_than')
  })
})

describe('vacationPlans.index, vacationPlans.show, vacationPlans.create, vacationPlans.update and vacationPlans.destroy', () => {
  it('of two plans that somebody is in that of the main skill holds, and no skill has two at a time', async () => {
    const { db, admin } = started
    const plan = await started.plan()
    const one = await plan.member()
    const { id: groupId } = await admin.employeeGroups.create({ name: crypto.randomUUID(), kind: 'manual' })
    const row = { id: crypto.randomUUID(), groupId, employeeId: one.id, startsOn: '2020-01-01', endsOn: null }
    const made = { createdBy: null, createdAt: started.clock.now() }
    await db
      .insertInto('employeeGroupMembers')
      .values({ ...row, ...made })
      .execute()
    const input = { name: '0 Primero', validFrom: '2026-01-01', rules: planRules }
    const ofGroup = await admin.vacationPlans.create({ ...input, groupIds: [groupId] })
    const planOf = async () => (await one.portal.vacationPlaces.show(one.id)).plan?.id
    expect(await planOf()).toBe(plan.id)
    await expect(admin.vacationPlans.create({ ...input, skillIds: [plan.skillId] })).rejects.toMatchObject({
      ...{ status: 422, fields: { skillIds: [{ code: 'taken', value: plan.name }] } },
    })
    await admin.vacationPlans.destroy(plan.id)
    expect(await planOf()).toBe(ofGroup.id)
  })

  it('a plan by which requests were judged is let end, and not deleted', async () => {
    const plan = await started.plan()
    await ask(await plan.member())
    await expect(started.admin.vacationPlans.destroy(plan.id)).rejects.toMatchObject({
      ...{ status: 409, fields: { id: [{ code: 'referenced' }] } },
    })
    const { name, validFrom, rules, version } = await started.admin.vacationPlans.show(plan.id)
    const ended = { name, validFrom, validUntil: '2026-06-30', rules, skillIds: [plan.skillId], version }
    await started.admin.vacationPlans.update(plan.id, ended)
    const listed = await started.planner.portal.vacationPlans.index({ selectedSkill: plan.skillId })
    expect(listed.data).toMatchObject([{ id: plan.id, validUntil: '2026-06-30', quotaCount: 1 }])
    const other = await plan.member()
    expect((await ask(other)).operations).toMatchObject({ reason: 'no_plan' })
  })

  it('is for somebody, and begins before it ends', async () => {
    const input = { name: 'De nadie', validFrom: '2026-01-01', rules: planRules }
    const refused = (more: object, field: string, code: string) =>
      expect(started.admin.vacationPlans.create({ ...input, ...more })).rejects.toMatchObject({
        ...{ status: 422, fields: { [field]: [{ code }] } },
      })
    const skillIds = [await started.newSkill()]
    await refused({}, 'skillIds', 'blank')
    await refused({ skillIds: [crypto.randomUUID()] }, 'skillIds', 'inclusion')
    await refused({ groupIds: [crypto.randomUUID()] }, 'groupIds', 'inclusion')
    await refused({ skillIds, validUntil: '2025-12-31' }, 'validUntil', 'invalid')
    await refused({ skillIds, name: '   ' }, 'name', 'blank')
    const needs = [{ weekdays: [1], start: 600, end: 600, people: 1 }]
    await refused({ skillIds, needs }, 'needs', 'invalid')
  })
})
