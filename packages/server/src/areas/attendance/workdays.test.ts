import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inForce } from '#db/days.ts'
import { stillClock } from '#testing/clock.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let agent: Portal
let agentId: string

beforeAll(async () => {
  server = await startServer({ clock: stillClock(new Date('2026-03-02T08:00:00Z')) })
  agent = await signedIn(server, 'empleado')
  agentId = agent.session.current?.userData.uid ?? ''
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const refused = (code: string) => ({ ok: false, error: { status: 422, fields: { until: [{ code }] } } })

describe('workdays.index and workdays.show', () => {
  it('FIC-15.1 has a row for each day on which something was recorded or the contract asks for work, with its sums', async () => {
    const from = '2026-02-23'
    const until = '2026-03-01'
    const { data, meta } = await agent.workdays.index({ employeeId: agentId, from, until, sort: 'date' })
    const contract = await db()
      .selectFrom('contracts')
      .where('employeeId', '=', agentId)
      .where(inForce('contracts', '2026-02-25'))
      .select('weeklyMinutes')
      .executeTakeFirstOrThrow()
    expect(data.map(({ date }) => date).slice(0, 5)).toEqual([
      '2026-02-23',
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
    ])
    expect(meta.theoreticalMinutes).toBe(contract.weeklyMinutes)
    for (const day of data) {
      const { presenceSeconds, effectiveSeconds, nonEffectiveSeconds, unallocatedSeconds } = day
      expect(effectiveSeconds + nonEffectiveSeconds + unallocatedSeconds).toBe(presenceSeconds)
    }
    expect(meta.effectiveSeconds).toBe(data.reduce((sum, { effectiveSeconds }) => sum + effectiveSeconds, 0))
  })

  it('a holiday of the work center asks for no work, and other hours from a day on change nothing before it', async () => {
    const admin = await signedIn(server, 'admin')
    const own = (await admin.contracts.index({ employeeId: agentId, state: 'current' })).data[0]
    if (own === undefined) throw new Error('the demo account has a contract')
    const asked = async (date: string) =>
      (await agent.workdays.index({ employeeId: agentId, from: date, until: date })).data[0]
    const holiday = await admin.holidays.create({
      date: '2026-02-24',
      name: 'Patrona',
      workCenterId: own.workCenter.id,
    })
    expect(await asked('2026-02-24')).toMatchObject({ theoreticalMinutes: 0, holiday: 'Patrona' })
    await admin.holidays.destroy(holiday.id)
    const before = await asked('2026-02-24')
    const { kind, workCenter, endsOn } = own
    await admin.contracts.create({
      ...{ employeeId: agentId, startsOn: '2026-02-25', endsOn, kind, weeklyMinutes: 600 },
      workCenterId: workCenter.id,
    })
    expect(await asked('2026-02-24')).toEqual(before)
    expect(await asked('2026-02-25')).toMatchObject({ theoreticalMinutes: 120 })
  })

  it('expects who has not come yet today, and misses nobody before the day is over', async () => {
    const { index } = (await signedIn(server, 'admin')).workdays
    const [today, friday] = ['2026-03-02', '2026-02-27'].map((date) => ({ from: date, until: date }))
    const expected = (await index({ ...today, state: 'expected' })).data
    expect(expected.length).toBeGreaterThan(0)
    for (const day of expected) expect(day).toMatchObject({ startedAt: null, balanceMinutes: null })
    expect((await index({ ...today, state: 'missing' })).data).toEqual([])
    expect((await index({ ...friday, state: 'expected' })).data).toEqual([])
  })

  it('refuses a period that ends before it begins, and one of more than a year', async () => {
    const backwards = await agent.workdays.index({ from: '2026-03-02', until: '2026-03-01' }).safe()
    expect(backwards).toMatchObject(refused('greater_than'))
    const long = await agent.workdays.index({ from: '2025-01-01', until: '2026-03-01' }).safe()
    expect(long).toMatchObject(refused('less_than'))
  })
})
