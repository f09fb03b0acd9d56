import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startVacations, type Vacations } from '#testing/vacations.ts'

let started: Vacations
beforeAll(async () => {
  started = await startVacations()
})
afterAll(() => started.server.close())

describe('vacationBalances.index and vacationBalances.show', () => {
  it('VAC-14.2: each balance opens its calculation, and each term has the rule it comes from', async () => {
    const { one, lead } = await started.pair()
    const { amounts, terms, policy, rules } = await one.portal.vacationBalances.show(one.id)
    expect(policy).toMatchObject({ name: 'Contact center', source: 'BOE-A-2023-13741, art. 27' })
    expect(rules).toMatchObject({ blockDays: 7, noticeMonths: 2 })
    expect(terms).toMatchObject([
      { of: 'entitlement', units: 56, policy: { name: 'Contact center' }, explanation: { exact: '32.00' } },
      { of: 'entitlement', units: 8, kind: 'loose', policy: { name: 'Contact center' } },
    ])
    expect(amounts).toMatchObject([{ available: 56 }, { available: 8 }])
    const { data } = await lead.portal.vacationBalances.index({ search: one.name })
    expect(data).toMatchObject([{ person: { id: one.id }, year: 2026, amounts }])
    await expect(one.portal.vacationBalances.show(lead.id)).rejects.toMatchObject({ status: 404 })
  })
})
