import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amountsOf, asked, daysFrom, startVacations, type Vacations } from '#testing/vacations.ts'

let started: Vacations
beforeAll(async () => {
  started = await startVacations()
})
afterAll(() => started.server.close())

describe('vacationRequests.create, vacationRequests.approve and vacationBalances.show', () => {
  it('goes from who asks by the coordinator to HR, and is spent then', async () => {
    const { one, lead } = await started.pair()
    expect(await amountsOf(one)).toMatchObject({ entitlement: 56, available: 56, pending: 0 })
    const request = await asked(one, '2026-08-03')
    expect(request).toMatchObject({ state: 'pending', stage: 'coordinator', units: 14, version: 1 })
    expect(await amountsOf(one)).toMatchObject({ available: 42, pending: 14 })
    const first = await lead.portal.vacationRequests.approve(request.id, { version: 1 })
    expect(first).toMatchObject({ state: 'preapproved', stage: 'hr' })
    const second = await started.hr.portal.vacationRequests.approve(request.id, { version: 2 })
    expect(second).toMatchObject({ state: 'approved', stage: null })
    expect(second.history.map(({ state }) => state)).toEqual(['pending', 'preapproved', 'approved'])
    expect(await amountsOf(one)).toMatchObject({ available: 42, pending: 0, approved: 14 })
    const { data } = await one.portal.vacationMovements.index({ employeeId: one.id, kind: ['consumption'] })
    expect(data.map(({ units }) => units)).toEqual([-14])
  })
})

describe('vacationRequests.preview', () => {
  it('counts before anything is sent, and refuses with the rule, its numbers and the nearest dates', async () => {
    const one = await started.hired()
    const fine = await one.portal.vacationRequests.preview({
      kind: 'annual',
      days: daysFrom('2026-08-03', 7),
    })
    expect(fine).toMatchObject({ units: 14, available: 56, availableAfter: 42, refusals: [] })
    const five = await one.portal.vacationRequests.preview({
      kind: 'annual',
      days: daysFrom('2026-08-03', 5),
    })
    expect(five.refusals).toMatchObject([{ rule: 'block_length', count: 5, limit: 7 }])
    expect(five.alternatives[0]).toEqual({ from: '2026-08-03', until: '2026-08-09' })
  })
})
