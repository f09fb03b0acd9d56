import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Employed } from '#testing/employed.ts'
import {
  amountsOf,
  approvedBy,
  asked,
  daysFrom,
  startVacations,
  type Vacations,
  workingDays,
} from '#testing/vacations.ts'

let started: Vacations
beforeAll(async () => {
  started = await startVacations()
})
afterAll(() => started.server.close())

const notificationsOf = async (
  { portal }: Employed,
  kind: 'vacations.asked' | 'vacations.decided' | 'vacations.cancelled',
) => (await portal.notifications.index({ kind: [kind] })).data
const refusedAt = (field: string, code: string, more: object = {}) => ({
  ...{ status: 422, fields: { [field]: [{ code, ...more }] } },
})

describe('vacationRequests.create, vacationRequests.approve and vacationRequests.reject', () => {
  it('VAC-4.1 VAC-16.3: who coordinates agrees first, then HR, and the request keeps each state with who and when', async () => {
    const { one, lead } = await started.pair()
    const request = await asked(one, '2026-08-03')
    expect(request).toMatchObject({ state: 'pending', stage: 'coordinator', units: 14, canWithdraw: true })
    expect(await notificationsOf(lead, 'vacations.asked')).toHaveLength(1)
    const { hr } = started
    await expect(hr.portal.vacationRequests.approve(request.id, { version: 1 })).rejects.toMatchObject({
      status: 403,
    })
    await lead.portal.vacationRequests.approve(request.id, { version: 1, comment: 'Conforme' })
    const done = await hr.portal.vacationRequests.approve(request.id, { version: 2 })
    expect(done).toMatchObject({ state: 'approved', stage: null, units: 14 })
    expect(done.history).toMatchObject([
      { state: 'pending', by: { id: one.id }, stage: null },
      { state: 'preapproved', by: { id: lead.id }, stage: 'coordinator', comment: 'Conforme' },
      { state: 'approved', by: { id: hr.id }, stage: 'hr' },
    ])
    expect(await notificationsOf(one, 'vacations.decided')).toHaveLength(2)
  })

  it('VAC-4.3: a refusal needs a comment, and the days are free again', async () => {
    const { one, lead } = await started.pair()
    const request = await asked(one, '2026-08-03')
    const reject = (comment: string) =>
      lead.portal.vacationRequests.reject(request.id, { version: 1, comment })
    await expect(reject('')).rejects.toMatchObject({ status: 422 })
    const refused = await reject('Ya faltan dos personas')
    expect(refused).toMatchObject({ state: 'rejected', stage: null })
    expect(refused.history.at(-1)).toMatchObject({ comment: 'Ya faltan dos personas' })
    expect(await amountsOf(one)).toMatchObject({ available: 56, pending: 0 })
    await asked(one, '2026-08-03')
  })

  it('nobody decides on their own requests, twice, or on changed ones', async () => {
    const { one, lead } = await started.pair()
    const { hr } = started
    const own = await asked(await withContract(hr), '2026-08-03')
    await expect(hr.portal.vacationRequests.approve(own.id, { version: 1 })).rejects.toMatchObject({
      status: 403,
    })
    await hr.portal.vacationRequests.withdraw(own.id, { version: 1 })
    const request = await asked(one, '2026-08-03')
    await lead.portal.vacationRequests.approve(request.id, { version: 1 })
    const stale = { status: 409, fields: { version: [{ code: 'stale' }] } }
    await expect(lead.portal.vacationRequests.approve(request.id, { version: 1 })).rejects.toMatchObject(
      stale,
    )
    await expect(lead.portal.vacationRequests.approve(request.id, { version: 2 })).rejects.toMatchObject({
      status: 403,
    })
    await hr.portal.vacationRequests.approve(request.id, { version: 2 })
    await expect(hr.portal.vacationRequests.approve(request.id, { version: 3 })).rejects.toMatchObject({
      ...{ status: 409, fields: { state: [{ code: 'invalid' }] } },
    })
  })

  it('HR decides for who coordinates once the days of the policy are over, and alone where nobody does', async () => {
    const { one } = await started.pair()
    const alone = await asked(await started.hired(), '2026-08-03')
    expect(alone).toMatchObject({ stage: 'hr', escalatesAt: null })
    const request = await asked(one, '2026-08-03')
    expect(request.escalatesAt).toBe('2026-03-07T10:30:00.000Z')
    const { db } = started.server.server.kernel.database
    await db
      .updateTable('vacationRequests')
      .set({ escalatesAt: started.clock.now() })
      .where('id', '=', request.id)
      .execute()
    const done = await started.hr.portal.vacationRequests.approve(request.id, { version: 1 })
    expect(done).toMatchObject({ state: 'preapproved', stage: 'hr' })
  })

  it('HR decides alone where who coordinates may not', async () => {
    const { one, lead } = await started.pair()
    const { db } = started.server.server.kernel.database
    await db.deleteFrom('userRoles').where('userId', '=', lead.id).execute()
    const request = await asked(one, '2026-08-03')
    expect(request).toMatchObject({ stage: 'hr', escalatesAt: null })
    expect(await notificationsOf(started.hr, 'vacations.asked')).toContainEqual(
      expect.objectContaining({ link: expect.stringContaining(request.id) as string }),
    )
  })

  it('who coordinates has the days of the policy, whenever it is their turn', async () => {
    const { one, lead } = await started.pair()
    const { db } = started.server.server.kernel.database
    const request = await asked(one, '2026-08-03')
    const stages = JSON.stringify(['hr', 'coordinator'])
    const turned = { stages, stage: 'hr', escalatesAt: null } as const
    await db.updateTable('vacationRequests').set(turned).where('id', '=', request.id).execute()
    const { hr } = started
    const first = await hr.portal.vacationRequests.approve(request.id, { version: 1 })
    const waiting = { stage: 'coordinator', escalatesAt: '2026-03-07T10:30:00.000Z' }
    expect(first).toMatchObject({ state: 'preapproved', ...waiting, canDecide: false })
    const second = await lead.portal.vacationRequests.approve(request.id, { version: 2 })
    expect(second).toMatchObject({ state: 'approved', escalatesAt: null })
    const cancelling = { version: 3, comment: 'Cambio de planes' }
    expect(await one.portal.vacationRequests.cancel(request.id, cancelling)).toMatchObject(waiting)
  })

  it('VAC-3: no day is asked for twice, not the one in the middle either, nor at once', async () => {
    const { one, lead } = await started.pair()
    const request = await asked(one, '2026-08-03', 14)
    const taken = refusedAt('days', 'taken', { value: '2026-08-10' })
    const inside = { kind: 'loose' as const, days: [{ date: '2026-08-10' }] }
    await expect(one.portal.vacationRequests.create(inside)).rejects.toMatchObject(taken)
    await approvedBy(lead, started.hr, request.id)
    await expect(one.portal.vacationRequests.create(inside)).rejects.toMatchObject(taken)
    const both = await Promise.allSettled(Array.from({ length: 3 }, () => asked(one, '2026-09-07')))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('the last days are asked for once, by whichever of two requests is first', async () => {
    const { one } = await started.pair()
    await asked(one, '2026-07-06', 21)
    const both = await Promise.allSettled([asked(one, '2026-08-03'), asked(one, '2026-09-07')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await amountsOf(one)).toMatchObject({ available: 0, pending: 56 })
  })

  it('VAC-15.2: dates nearer than two months ask for the agreement of the person, who has asked late', async () => {
    const one = await started.hired()
    const days = daysFrom('2026-04-27', 7)
    const create = (more: object) => one.portal.vacationRequests.create({ kind: 'annual', days, ...more })
    await expect(create({})).rejects.toMatchObject(refusedAt('agreed', 'blank'))
    expect(await create({ agreed: true })).toMatchObject({ shortNotice: true, agreed: true })
    const later = await one.portal.vacationRequests.create({
      kind: 'annual',
      days: daysFrom('2026-05-04', 7),
    })
    expect(later).toMatchObject({ shortNotice: false, agreed: false })
  })

  it('VAC-11: a request over 31 December spends each year for its own days', async () => {
    const { one, lead } = await started.pair({ agreement: workingDays, startsOn: '2026-12-16' })
    const days = ['2026-12-30', '2026-12-31', '2027-02-01', '2027-02-02'].map((date) => ({ date }))
    const request = await one.portal.vacationRequests.create({ kind: 'annual', days })
    expect(request.spends.map(({ year, units, left }) => [year, units, left])).toEqual([
      [2026, 4, 0],
      [2027, 4, 42],
    ])
    await approvedBy(lead, started.hr, request.id)
    const { data } = await one.portal.vacationMovements.index({ employeeId: one.id, kind: ['consumption'] })
    expect(data.map(({ year, units }) => [year, units]).sort()).toEqual([
      [2026, -4],
      [2027, -4],
    ])
  })

  it('VAC-8.1: half days where the policy has them: a morning and an afternoon of one day are two requests', async () => {
    const one = await started.hired({ agreement: workingDays })
    const half = (part: 'morning' | 'afternoon') =>
      one.portal.vacationRequests.create({ kind: 'annual', days: [{ date: '2026-08-03', part }] })
    expect(await half('morning')).toMatchObject({ units: 1 })
    await expect(half('morning')).rejects.toMatchObject(refusedAt('days', 'taken'))
    expect(await half('afternoon')).toMatchObject({ units: 1 })
    expect(await amountsOf(one)).toMatchObject({ available: 44 })
  })

  it('VAC-16.1: is asked for, approved, refused, taken back and cancelled by and for oneself', async () => {
    const { one, lead } = await started.pair()
    const { vacationRequests } = one.portal
    const statesOf = async (id: string) => (await vacationRequests.show(id)).history.map(({ state }) => state)

    const kept = await asked(one, '2026-08-03')
    await approvedBy(lead, started.hr, kept.id)
    await vacationRequests.cancel(kept.id, { version: 3, comment: 'Cambio de planes' })
    await started.hr.portal.vacationRequests.approve(kept.id, { version: 4 })
    expect(await statesOf(kept.id)).toEqual([
      ...['pending', 'preapproved', 'approved', 'cancellation_requested', 'cancelled'],
    ])

    const refused = await asked(one, '2026-09-07')
    await lead.portal.vacationRequests.reject(refused.id, { version: 1, comment: 'Ya faltan dos' })
    expect(await statesOf(refused.id)).toEqual(['pending', 'rejected'])

    const takenBack = await asked(one, '2026-10-05')
    await vacationRequests.withdraw(takenBack.id, { version: 1 })
    expect(await statesOf(takenBack.id)).toEqual(['pending', 'withdrawn'])
  })

  it('VAC-16.2: the same is done for employees, who see by whom', async () => {
    const { one, lead } = await started.pair()
    const { hr } = started
    const askFor = (first: string) =>
      lead.portal.vacationRequests.create({
        ...{ kind: 'annual', days: daysFrom(first, 7), agreed: true, employeeId: one.id },
      })
    const notificationsOf = async (kind: 'vacations.entered' | 'vacations.decided' | 'vacations.cancelled') =>
      (await one.portal.notifications.index({ kind: [kind] })).data.map(({ data }) => data)

    const kept = await askFor('2026-08-03')
    expect(kept).toMatchObject({ state: 'pending', person: { id: one.id }, askedBy: { id: lead.id } })
    expect(await notificationsOf('vacations.entered')).toMatchObject([
      { person: lead.name, from: '2026-08-03' },
    ])
    await approvedBy(lead, hr, kept.id)
    expect(await notificationsOf('vacations.decided')).toHaveLength(2)
    await hr.portal.vacationRequests.cancelByCompany(kept.id, { version: 3, comment: 'Campaña nueva' })
    expect(await notificationsOf('vacations.cancelled')).toMatchObject([
      { person: hr.name, reason: 'Campaña nueva' },
    ])
    const { history } = await one.portal.vacationRequests.show(kept.id)
    expect(history.map(({ state, by }) => [state, by.displayName])).toEqual([
      ['pending', lead.name],
      ['preapproved', lead.name],
      ['approved', hr.name],
      ['cancelled_by_company', hr.name],
    ])

    const refused = await askFor('2026-09-07')
    await lead.portal.vacationRequests.reject(refused.id, { version: 1, comment: 'Ya faltan dos' })
    expect(await one.portal.vacationRequests.show(refused.id)).toMatchObject({ state: 'rejected' })

    const draft = await hr.portal.vacationRequests.create({
      ...{ kind: 'annual', days: daysFrom('2026-10-05', 7), draft: true, employeeId: one.id },
    })
    await hr.portal.vacationRequests.withdraw(draft.id, { version: 1 })
    // A draft notifies nobody.
    expect(await notificationsOf('vacations.entered')).toHaveLength(2)
  })

  it('is asked for by the company for somebody, but by nobody who may not', async () => {
    const { one, lead } = await started.pair()
    const input = { kind: 'loose' as const, days: [{ date: '2026-08-03' }], employeeId: one.id }
    expect(await lead.portal.vacationRequests.create(input)).toMatchObject({
      ...{ person: { id: one.id }, askedBy: { id: lead.id }, state: 'pending' },
    })
    const other = await started.hired()
    await expect(other.portal.vacationRequests.create(input)).rejects.toMatchObject({ status: 403 })
    await expect(
      other.portal.vacationRequests.show((await asked(one, '2026-09-07')).id),
    ).rejects.toMatchObject({
      status: 404,
    })
  })
})

/** A person hired before, under the agreement of contact centres. */
async function withContract(one: Employed): Promise<Employed> {
  const { admin, workCenterId } = started
  const terms = { workCenterId, agreement: 'III Convenio estatal de contact center', startsOn: '2020-01-01' }
  await admin.contracts.create({ ...terms, employeeId: one.id, kind: 'indefinite', weeklyMinutes: 2400 })
  return one
}
