import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Employed } from '#testing/employed.ts'
import { daysFrom } from '#testing/vacations.ts'
import { type Plans, startPlans } from '#testing/vacation-plans.ts'

let started: Plans
beforeAll(async () => {
  started = await startPlans()
})
afterAll(() => started.server.close())

/** A week in July, which everybody requests under their own plan. */
const july = '2026-07-06'
const ask = ({ portal }: Employed, first = july, count = 7) =>
  portal.vacationRequests.create({ kind: 'annual', days: daysFrom(first, count) })
const preview = ({ portal }: Employed, first = july, count = 7) =>
  portal.vacationRequests.preview({ kind: 'annual', days: daysFrom(first, count) })

describe('vacationRequests.create under a plan', () => {
  it('VOP-2.1: a valid request with free places is approved automatically, and uses its days', async () => {
    const { member } = await started.plan()
    const one = await member()
    expect((await preview(one)).operations).toMatchObject({ outcome: 'approved', reason: null })
    const request = await ask(one)
    expect(request).toMatchObject({
      ...{ state: 'approved', stage: null },
      operations: { autoApproved: true, hasPlace: true, reason: null, waitingPlace: null },
    })
    expect(request.history.map(({ state }) => state)).toEqual(['pending', 'approved'])
    const { data } = await one.portal.vacationMovements.index({ employeeId: one.id, kind: ['consumption'] })
    expect(data).toMatchObject([{ units: -14 }])
  })

  it('VOP-2.2: requests not approved automatically are pending with the precise reason', async () => {
    const reasonOf = async (rules: object, days = daysFrom(july, 7)) => {
      const one = await (await started.plan({ ...rules })).member()
      const input = { kind: 'annual' as const, days }
      const { operations } = await one.portal.vacationRequests.preview(input)
      const request = await one.portal.vacationRequests.create({ ...input, agreed: true })
      expect(request).toMatchObject({ state: 'pending', stage: 'hr' })
      expect(request.operations?.reason).toBe(operations?.reason)
      return operations?.reason
    }
    expect(await reasonOf({ autoApprove: false })).toBe('needs_decision')
    expect(await reasonOf({ longestDays: 7 }, daysFrom(july, 14))).toBe('invalid_duration')
    expect(await reasonOf({ noticeDays: 200 })).toBe('short_notice')
    expect(await reasonOf({}, daysFrom('2027-01-04', 7))).toBe('no_plan')
  })

  it('VOP-3.1: people without a place wait in order, and see their position before and after', async () => {
    const { member } = await started.plan()
    const [one, two, three] = [await member(), await member(), await member()]
    await ask(one)
    expect((await preview(two)).operations).toMatchObject({ outcome: 'waiting', waitingPlace: 1 })
    expect(await ask(two)).toMatchObject({
      state: 'waiting',
      operations: { waitingPlace: 1, hasPlace: false },
    })
    expect(await ask(three)).toMatchObject({ state: 'waiting', operations: { waitingPlace: 2 } })
  })
})
