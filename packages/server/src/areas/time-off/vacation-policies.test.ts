import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VacationPolicyInput } from '@portal/sdk'
import { employed } from '#testing/employed.ts'
import {
  amountsOf,
  contactCenter,
  coordinated,
  daysFrom,
  startVacations,
  type Vacations,
} from '#testing/vacations.ts'

let started: Vacations
beforeAll(async () => {
  started = await startVacations()
})
afterAll(() => started.server.close())

/** A new agreement of 25 working days. */
const inputOf = (
  agreement: string,
  more: Partial<VacationPolicyInput['rules']> = {},
): VacationPolicyInput => ({
  ...{ agreement, name: agreement, validFrom: '2020-01-01', source: 'Convenio de la prueba' },
  rules: {
    ...{ unit: 'working', annualUnits: 50, looseUnits: 0, blockDays: null, startOnWorkingDay: false },
    ...{ noticeMonths: 0, carryOverUntil: null, negativeUnits: 0, rounding: 'ceil', summer: null },
    ...{
      halfDays: true,
      longestDays: 10,
      stages: ['coordinator', 'hr'],
      looseStages: null,
      escalationDays: 5,
    },
    ...more,
  },
  examples: [
    { name: 'Medio año', year: 2026, startsOn: '2026-07-01', endsOn: null, annualUnits: 26, looseUnits: 0 },
  ],
})

describe('vacationPolicies.create, vacationPolicies.update, vacationPolicies.publish and vacationPolicies.destroy', () => {
  it('a policy is published once its examples come true, and refused with the name of one that does not', async () => {
    const { admin } = started
    const agreement = `Convenio ${randomUUID()}`
    const input = inputOf(agreement, { annualUnits: 40 })
    const draft = await admin.vacationPolicies.create(input)
    expect(draft.examples).toMatchObject([{ actualAnnualUnits: 22, annualUnits: 26, passes: false }])
    await expect(admin.vacationPolicies.publish(draft.id, { version: 1 })).rejects.toMatchObject({
      ...{ status: 422, fields: { examples: [{ code: 'invalid', value: 'Medio año' }] } },
    })
    const one = await started.hired({ agreement })
    expect(await amountsOf(one)).toMatchObject({ entitlement: 60 })
    await admin.vacationPolicies.update(draft.id, { ...inputOf(agreement), version: 1 })
    const published = await admin.vacationPolicies.publish(draft.id, { version: 2 })
    expect(published).toMatchObject({ state: 'published', examples: [{ passes: true }] })
    const later = await started.hired({ agreement })
    expect(await amountsOf(later)).toMatchObject({ unit: 'working', entitlement: 50 })
    const readOnly = { status: 409, fields: { state: [{ code: 'read_only' }] } }
    await expect(admin.vacationPolicies.destroy(draft.id)).rejects.toMatchObject(readOnly)
    const again = await admin.vacationPolicies.create(inputOf(agreement))
    await expect(admin.vacationPolicies.publish(again.id, { version: 1 })).rejects.toMatchObject({
      ...{ status: 422, fields: { validFrom: [{ code: 'taken' }] } },
    })
    await admin.vacationPolicies.destroy(again.id)
  })

  it('VAC-4.2: the stages are configured by type: two for annual vacation, HR alone for loose days', async () => {
    const { admin, server, hr } = started
    const agreement = `Convenio ${randomUUID()}`
    const two = { stages: ['coordinator', 'hr'] as const, looseStages: ['hr'] as const }
    const input = inputOf(agreement, {
      looseUnits: 8,
      stages: [...two.stages],
      looseStages: [...two.looseStages],
    })
    const { id } = await admin.vacationPolicies.create({
      ...input,
      examples: input.examples.map((one) => ({
        ...{ ...one, startsOn: '2020-01-01', annualUnits: 50, looseUnits: 8 },
      })),
    })
    await admin.vacationPolicies.publish(id, { version: 1 })
    const one = await started.hired({ agreement })
    const lead = await employed(server, ['MENU_VACATION_EMPLOYEE', 'VACACIONES_CAMBIAR_ESTADO'])
    await coordinated(server, one, lead)
    const ask = (kind: 'annual' | 'loose', first: string) =>
      one.portal.vacationRequests.create({ kind, days: daysFrom(first, 1) })

    const annual = await ask('annual', '2026-08-03')
    expect(annual).toMatchObject({ state: 'pending', stage: 'coordinator' })
    const early = await hr.portal.vacationRequests.approve(annual.id, { version: 1 }).safe()
    expect(early).toMatchObject({ error: { status: 403 } })
    const agreed = await lead.portal.vacationRequests.approve(annual.id, { version: 1 })
    expect(agreed).toMatchObject({ state: 'preapproved', stage: 'hr' })
    expect(await hr.portal.vacationRequests.approve(annual.id, { version: 2 })).toMatchObject({
      ...{ state: 'approved', stage: null },
    })

    const loose = await ask('loose', '2026-09-07')
    expect(loose).toMatchObject({ state: 'pending', stage: 'hr' })
    const byLead = await lead.portal.vacationRequests.approve(loose.id, { version: 1 }).safe()
    expect(byLead).toMatchObject({ error: { status: 403 } })
    expect(await hr.portal.vacationRequests.approve(loose.id, { version: 1 })).toMatchObject({
      ...{ state: 'approved', stage: null },
    })
  })

  it('VAC-8.2: hours are asked for where the agreement counts them, and loose days may go straight to HR', async () => {
    const { admin } = started
    const agreement = `Convenio ${randomUUID()}`
    const input = inputOf(agreement, { unit: 'hours', annualUnits: 184 * 60 })
    const example = { name: 'Todo el año', year: 2026, startsOn: '2020-01-01', endsOn: null, looseUnits: 0 }
    const { id } = await admin.vacationPolicies.create({
      ...input,
      examples: [{ ...example, annualUnits: 11_040 }],
    })
    await admin.vacationPolicies.publish(id, { version: 1 })
    const one = await started.hired({ agreement })
    const days = [
      { date: '2026-08-03', part: 'hours' as const, minutes: 90 },
      { date: '2026-08-04' },
      { date: '2026-08-05', part: 'morning' as const },
    ]
    const request = await one.portal.vacationRequests.create({ kind: 'annual', days })
    expect(request).toMatchObject({ unit: 'hours', units: 90 + 480 + 240 })
    const long = await one.portal.vacationRequests.preview({
      kind: 'annual',
      days: daysFrom('2026-09-01', 11),
    })
    expect(long.refusals).toMatchObject([{ rule: 'too_long', count: 11, limit: 10 }])
  })
})

describe('vacationPolicies.publish', () => {
  it('before the first version of an agreement the law holds, and what it gave stays', async () => {
    const { admin } = started
    const agreement = `Convenio ${randomUUID()}`
    const draft = await admin.vacationPolicies.create({ ...inputOf(agreement), validFrom: '2027-01-01' })
    await admin.vacationPolicies.publish(draft.id, { version: 1 })
    const one = await started.hired({ agreement })
    const of2026 = await one.portal.vacationBalances.show(one.id, { year: 2026 })
    expect(of2026.policy).toMatchObject({ agreement: '' })
    expect(of2026.amounts).toMatchObject([{ unit: 'natural', entitlement: 60 }])
    const of2027 = await one.portal.vacationBalances.show(one.id, { year: 2027 })
    const given = of2027.terms.filter(({ of, year }) => of === 'entitlement' && year === 2027)
    expect(given).toMatchObject([{ unit: 'working', units: 50, policy: { agreement } }])
    const count = await one.portal.vacationRequests.preview({
      kind: 'annual',
      days: [{ date: '2026-08-03' }],
    })
    expect(count).toMatchObject({ unit: 'natural', policy: { agreement: '' } })
  })

  it.each(['02-29', '02-30', '04-31', '01-00'])('refuses %s, which is no day of every year', async (day) => {
    const { admin } = started
    const refused = { status: 422 }
    const withCarryOver = inputOf('Convenio', { carryOverUntil: day })
    await expect(admin.vacationPolicies.create(withCarryOver)).rejects.toMatchObject(refused)
    for (const summer of [
      { from: day, until: '09-22', days: 14 },
      { from: '01-01', until: day, days: 14 },
    ])
      await expect(admin.vacationPolicies.create(inputOf('Convenio', { summer }))).rejects.toMatchObject(
        refused,
      )
  })
})

describe('vacationPolicies.index and vacationPolicies.show', () => {
  it('the law and the agreement of contact centres are there, with examples that come true', async () => {
    const { admin } = started
    const { data } = await admin.vacationPolicies.index({ state: 'published', perPage: 100 })
    const shipped = data.filter(({ agreement }) =>
      ['', contactCenter, '23 días laborables'].includes(agreement),
    )
    expect(shipped.map(({ name, review }) => [name, review]).sort()).toEqual([
      ['23 días laborables', true],
      ['Contact center', true],
      ['Estatuto de los Trabajadores', false],
    ])
    for (const { id } of shipped) {
      const { examples } = await admin.vacationPolicies.show(id)
      expect(examples.length).toBeGreaterThanOrEqual(5)
      expect(examples.filter(({ passes }) => !passes)).toEqual([])
    }
  })
})
