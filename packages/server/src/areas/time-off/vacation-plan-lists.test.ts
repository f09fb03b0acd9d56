import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Plans, startPlans } from '#testing/vacation-plans.ts'

let started: Plans
beforeAll(async () => {
  started = await startPlans()
})
afterAll(() => started.server.close())

const summer = {
  ...{ opensOn: '2026-03-01', closesOn: '2026-03-15', answerBy: '2026-03-25' },
  ...{ startsOn: '2026-06-15', endsOn: '2026-09-15', criterion: 'arrival' as const },
}

describe('vacationQuotas.index and vacationPeriods.index', () => {
  it('find the quotas of a plan by its name, and a period by its own name or that of its plan', async () => {
    const [plan, other] = [await started.plan(), await started.plan()]
    const { vacationQuotas, vacationPeriods } = started.admin
    const quotas = await vacationQuotas.index({ search: plan.name.toUpperCase() })
    expect(quotas.data.map((quota) => quota.plan.id)).toEqual([plan.id])
    const name = `Verano ${plan.id}`
    const { id } = await vacationPeriods.create({ ...summer, name, planId: plan.id })
    await vacationPeriods.create({ ...summer, name: 'Otro verano', planId: other.id })
    for (const search of [name, plan.name]) {
      const found = await vacationPeriods.index({ search })
      expect(found.data.map((period) => period.id)).toEqual([id])
    }
  })
})
