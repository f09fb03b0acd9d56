import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTelework, type Telework } from '#testing/telework.ts'

let started: Telework
beforeAll(async () => {
  started = await startTelework()
})
afterAll(() => started.server.close())

/** Days before Monday, 2 March, on which an agreement signed in this test is in force. */
async function agreedFrom(startsOn: string, days: readonly string[]) {
  const one = await started.worked(...days)
  const { id } = await started.signed(one)
  const { db } = started.server.server.kernel.database
  // The API refuses to sign for the past: insert the version as signed back then.
  const version = await db
    .selectFrom('teleworkVersions')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('teleworkVersions')
    .values({
      ...{ ...version, contents: JSON.stringify(version.contents), startsOn, lastsUntil: '2026-03-08' },
      ...{ id: started.server.server.kernel.ids.next(), number: 2, closedBy: 'replaced' },
    })
    .execute()
  return one
}

describe('teleworkAgreements.index, teleworkAgreements.show and teleworkAgreements.template', () => {
  it('TEL-1.3 TEL-2.1: the weekly pattern is checked against the mode of the clock, day by day', async () => {
    const days = ['2026-02-24 remote', '2026-02-25 remote', '2026-02-26', '2026-02-27', '2026-02-19 remote']
    const one = await agreedFrom('2026-02-23', days)
    const [row] = (await started.hr.portal.teleworkAgreements.index({ employeeId: one.id })).data
    expect(row).toMatchObject({
      ...{
        state: 'in_force',
        weekA: [2, 4],
        workedDays: 5,
        plannedDays: 2,
        remoteDays: 3,
        contradictions: 3,
      },
      ...{ workedSeconds: 5 * 28_800, remoteSeconds: 3 * 28_800, uncoveredSeconds: 28_800, share: 60 },
      ...{ uncoveredShare: 20, isLacking: false },
    })
    const { data } = await one.portal.teleworkDays.index({ sort: 'date' })
    expect(data.map(({ date, isPlanned, contradiction }) => [date, isPlanned, contradiction])).toEqual([
      ['2026-02-19', false, 'no_agreement'],
      ['2026-02-24', true, null],
      ['2026-02-25', false, 'not_planned'],
      ['2026-02-26', true, 'on_site'],
    ])
    const only = await started.hr.portal.teleworkDays.index({
      employeeId: one.id,
      contradiction: ['on_site'],
    })
    expect(only.data.map(({ date }) => date)).toEqual(['2026-02-26'])
    expect(await one.portal.teleworkAgreements.show(one.id)).toMatchObject({ ...row, from: '2025-12-03' })
  })

  it('a second week has its own days', async () => {
    const one = await started.hired()
    const version = await started.signed(one, { weekA: [1], weekB: [5] })
    expect(version).toMatchObject({ weekA: [1], weekB: [5] })
    const [row] = (await started.hr.portal.teleworkAgreements.index({ employeeId: one.id })).data
    expect(row).toMatchObject({ state: 'signed', weekA: [1], weekB: [5] })
  })

  it('TEL-2.2: who works remotely 30 % of three months or more without an agreement is listed with both numbers', async () => {
    const seven = ['16', '17', '18', '19', '20', '23', '24'].map((day) => `2026-02-${day}`)
    const remote = (count: number) => ['2', '3', '4'].slice(0, count).map((day) => `2026-02-0${day} remote`)
    const over = await started.worked(...seven, ...remote(3))
    const under = await started.worked(...seven, ...remote(2))
    const covered = await agreedFrom('2026-02-01', [...seven, ...remote(3)])
    const { index } = started.hr.portal.teleworkAgreements
    const found = async (employeeId: string) => (await index({ employeeId, lacking: true })).data
    expect(await found(over.id)).toMatchObject([
      { state: null, share: 30, uncoveredShare: 30, isLacking: true },
    ])
    expect(await found(under.id)).toEqual([])
    expect(await found(covered.id)).toEqual([])
    const { meta } = await index({ employeeId: over.id })
    expect(meta).toMatchObject({ lacking: 1, inForce: 0, from: '2025-12-03', until: '2026-03-02' })
    const before = await index({ employeeId: over.id, until: '2026-01-31' })
    expect(before.data).toEqual([])
  })

  it('who has no agreement and no remote work is listed only among all, with the work of the period', async () => {
    const one = await started.worked('2026-02-24', '2025-12-02 remote')
    const { index } = started.hr.portal.teleworkAgreements
    expect((await index({ employeeId: one.id })).data).toEqual([])
    expect((await index({ employeeId: one.id, all: true })).data).toMatchObject([
      { state: null, workedDays: 1, remoteDays: 0, workedSeconds: 28_800, share: 0, isLacking: false },
    ])
  })

  it('shows whom one may see: oneself, one’s people, or everybody', async () => {
    const { one, lead } = await started.pair()
    const stranger = await started.hired()
    await started.signed(one)
    await started.signed(stranger)
    const seen = async ({ portal }: typeof one) =>
      (await portal.teleworkAgreements.index({ perPage: 100 })).data.map(({ id }) => id)
    expect(await seen(one)).toEqual([one.id])
    expect(await seen(lead)).toEqual([one.id])
    expect(await seen(started.hr)).toEqual(expect.arrayContaining([one.id, stranger.id]))
    await expect(lead.portal.teleworkAgreements.show(stranger.id)).rejects.toMatchObject({ status: 404 })
    await expect(lead.portal.teleworkAgreements.template(stranger.id)).rejects.toMatchObject({ status: 404 })
    await expect(one.portal.teleworkAgreements.template(one.id)).rejects.toMatchObject({ status: 403 })
  })

  it('filters by state, also that of a pending version, and starts the next version with the content of the last', async () => {
    const one = await started.hired()
    await started.signed(one)
    const { contents } = await started.offered(one, { startsOn: '2026-04-01', weekA: [3] })
    const { index, template } = started.hr.portal.teleworkAgreements
    const ask = { employeeId: one.id }
    expect((await index({ ...ask, state: ['offered'] })).data).toMatchObject([
      { state: 'signed', next: 'offered' },
    ])
    expect((await index({ ...ask, state: ['ended'] })).data).toEqual([])
    expect((await index({ ...ask, contradicted: true })).data).toEqual([])
    expect(await template(one.id)).toMatchObject({ weekA: [3], contents })
  })
})

it('teleworkDays.index refuses more than a year', async () => {
  const asked = started.hr.portal.teleworkDays.index({ from: '2024-01-01', until: '2026-01-01' })
  await expect(asked).rejects.toMatchObject({ status: 422, fields: { until: [{ code: 'less_than' }] } })
})
