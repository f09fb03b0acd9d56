import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inForce } from '#db/days.ts'
import { stillClock } from '#testing/clock.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { plansOf } from '#testing/plans.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import * as time from '#testing/working-time.ts'

let server: TestServer
let agent: Portal
let agentId: string
let admin: Portal

/** Monday in Madrid, half past eleven at night on Sunday in Pago Pago, half past midnight on Tuesday in Kiritimati. */
const now = new Date('2026-03-02T10:30:00Z')

beforeAll(async () => {
  server = await startServer({ clock: stillClock(now) })
  admin = await signedIn(server, 'admin')
  agent = await signedIn(server, 'empleado')
  agentId = agent.session.current?.userData.uid ?? ''
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const centerIn = (timeZone: string) => time.centerIn(admin, timeZone)
const works = (one: Employed, workCenterId: string, startsOn = '2026-01-01') =>
  time.works(admin, one, workCenterId, { startsOn })
const came = (one: Employed, day: string, minutes: number) => time.came(server, one, day, minutes)
const datesOf = (page: { data: readonly { date: string }[] }) => page.data.map(({ date }) => date)
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
    const one = await employed(server)
    const workCenterId = (await centerIn('Europe/Madrid')).id
    await works(one, workCenterId)
    const asked = async (date: string) =>
      (await one.portal.workdays.index({ employeeId: one.id, from: date, until: date })).data[0]
    const holiday = await admin.holidays.create({ date: '2026-02-24', name: 'Patrona', workCenterId })
    expect(await asked('2026-02-24')).toMatchObject({ theoreticalMinutes: 0, holiday: 'Patrona' })
    await admin.holidays.destroy(holiday.id)
    const before = await asked('2026-02-24')
    expect(before).toMatchObject({ theoreticalMinutes: 200 })
    await admin.contracts.create({
      ...{ employeeId: one.id, startsOn: '2026-02-25', kind: 'indefinite', weeklyMinutes: 600, workCenterId },
    })
    expect(await asked('2026-02-24')).toEqual(before)
    expect(await asked('2026-02-25')).toMatchObject({ theoreticalMinutes: 120 })
  })

  it('expects who has not come yet today, and misses nobody before the day is over', async () => {
    const { index } = admin.workdays
    const [today, friday] = ['2026-03-02', '2026-02-27'].map((date) => ({ from: date, until: date }))
    const expected = (await index({ ...today, state: 'expected' })).data
    expect(expected.length).toBeGreaterThan(0)
    for (const day of expected) expect(day).toMatchObject({ startedAt: null, balanceMinutes: null })
    expect((await index({ ...today, state: 'missing' })).data).toEqual([])
    expect((await index({ ...friday, state: 'expected' })).data).toEqual([])
  })

  it('today is that of the calendar where people work, at night, too', async () => {
    const [west, east] = [await employed(server), await employed(server)]
    await works(west, (await centerIn('Pacific/Pago_Pago')).id)
    await works(east, (await centerIn('Pacific/Kiritimati')).id)
    const period = { from: '2026-03-01', until: '2026-03-03', sort: 'date' } as const
    const statesOf = async ({ id }: Employed) =>
      (await admin.workdays.index({ ...period, employeeId: id })).data.map(({ date, state }) => [date, state])
    expect(await statesOf(west)).toEqual([['2026-03-01', 'expected']])
    expect(await statesOf(east)).toEqual([
      ['2026-03-01', 'missing'],
      ['2026-03-02', 'missing'],
      ['2026-03-03', 'expected'],
    ])
    expect(datesOf(await west.portal.workdays.index())).toEqual(['2026-03-01'])
    expect(datesOf(await east.portal.workdays.index())).toEqual(['2026-03-03'])
    expect((await east.portal.workdays.show(east.id)).workday.date).toBe('2026-03-03')
  })

  it('somebody at lunch has no deficit yet, and a day without a balance comes last', async () => {
    const one = await employed(server)
    await works(one, (await centerIn('Europe/Madrid')).id)
    await came(one, '2026-02-28', 230)
    await came(one, '2026-03-01', 190)
    await came(one, '2026-03-02', 60)
    const asked = { from: '2026-02-28', until: '2026-03-02' }
    const down = await one.portal.workdays.index({ ...asked, sort: '-balance' })
    expect(down.data.map(({ date, state, balanceMinutes }) => [date, state, balanceMinutes])).toEqual([
      ['2026-02-28', 'closed', 30],
      ['2026-03-01', 'closed', -10],
      ['2026-03-02', 'closed', null],
    ])
    expect(down.meta.balanceMinutes).toBe(20)
    const up = await one.portal.workdays.index({ ...asked, sort: 'balance', perPage: 2 })
    const { next } = up.meta
    expect(datesOf(up)).toEqual(['2026-03-01', '2026-02-28'])
    const rest = await one.portal.workdays.index({ ...asked, sort: 'balance', perPage: 2, after: next ?? '' })
    expect(datesOf(rest)).toEqual(['2026-03-02'])
  })

  it('former employees are not missing; their records are kept', async () => {
    const one = await employed(server)
    await works(one, (await centerIn('Europe/Madrid')).id)
    await came(one, '2026-02-26', 200)
    await admin.users.disable(one.id)
    const asked = { employeeId: one.id, from: '2026-02-24', until: '2026-03-02' }
    const { data, meta } = await admin.workdays.index(asked)
    expect(data).toMatchObject([{ date: '2026-02-26', state: 'closed', balanceMinutes: 0 }])
    expect(meta.balanceMinutes).toBe(0)
    const { workday } = await admin.workdays.show(one.id, { date: '2026-02-27' })
    expect(workday).toMatchObject({ state: 'free', balanceMinutes: null })
  })

  it('nobody was missing before anybody had a clock', async () => {
    const one = await employed(server)
    await works(one, (await centerIn('Europe/Madrid')).id)
    const { first } = await db()
      .selectFrom('workdays')
      .select(sql<string>`min(date)::text`.as('first'))
      .executeTakeFirstOrThrow()
    const { data } = await one.portal.workdays.index({ from: '2026-01-07', until: first })
    expect(data).toMatchObject([{ date: first, state: 'missing', balanceMinutes: -200 }])
    const { workday } = await one.portal.workdays.show(one.id, { date: '2026-01-07' })
    expect(workday).toMatchObject({ state: 'free', theoreticalMinutes: 200, balanceMinutes: null })
  })

  it('a day without a contract and without an entry is free, for oneself and who may look', async () => {
    const [one, other] = [await employed(server), await employed(server)]
    const { workday, segments, entries } = await one.portal.workdays.show(one.id, { date: '2026-02-25' })
    expect(workday).toMatchObject({
      ...{ id: `${one.id}:2026-02-25`, person: { id: one.id, displayName: one.name }, state: 'free' },
      ...{ startedAt: null, presenceSeconds: 0, theoreticalMinutes: 0, balanceMinutes: null, incidents: [] },
    })
    expect([segments, entries]).toEqual([[], []])
    expect((await admin.workdays.show(one.id)).workday.state).toBe('free')
    const unreached = { ok: false, error: { status: 404 } }
    expect(await other.portal.workdays.show(one.id).safe()).toMatchObject(unreached)
    expect(await admin.workdays.show(randomUUID()).safe()).toMatchObject(unreached)
  })

  it('is narrowed to people by their name and coordinator, and to the center of the day', async () => {
    const one = await employed(server)
    const [before, after] = [await centerIn('Europe/Madrid'), await centerIn('Europe/Madrid')]
    await works(one, before.id)
    await came(one, '2026-02-25', 200)
    await came(one, '2026-02-27', 200)
    await works(one, after.id, '2026-02-27')
    const asked = { from: '2026-02-25', until: '2026-02-28', sort: 'date' } as const
    const at = async (workCenterId: string) => datesOf(await admin.workdays.index({ ...asked, workCenterId }))
    expect(await at(before.id)).toEqual(['2026-02-25', '2026-02-26'])
    expect(await at(after.id)).toEqual(['2026-02-27', '2026-02-28'])
    expect(datesOf(await admin.workdays.index({ ...asked, search: one.name.toUpperCase() }))).toHaveLength(4)
    const plans = await plansOf(db(), () => admin.workdays.index({ ...asked, search: one.name }))
    const joined = plans.flat().filter((step) => step['Join Type'] === 'Full')
    // Once for the sums, and once for the page: never the days of anybody else.
    expect(Math.max(...joined.map((step) => Number(step['Actual Rows'])))).toBe(4)
    const lead = await employed(server, ['MENU_ACCESOS', 'ACCESOS_VER'])
    const coordinated = { employeeId: one.id, coordinatorId: lead.id, startsOn: '2026-03-01', endsOn: null }
    await db()
      .insertInto('coordinatorAssignments')
      .values({ ...coordinated, id: randomUUID(), reason: null, createdBy: null, createdAt: now })
      .execute()
    expect(datesOf(await lead.portal.workdays.index(asked))).toHaveLength(4)
    expect(datesOf(await admin.workdays.index({ ...asked, coordinatorId: lead.id }))).toHaveLength(4)
    expect(datesOf(await admin.workdays.index({ ...asked, coordinatorId: one.id }))).toEqual([])
  })

  it('looks for the holidays of a center once, not for each of its people on each day', async () => {
    const plans = await plansOf(db(), () => admin.workdays.index({ from: '2026-02-01', until: '2026-02-28' }))
    const lists = plans.filter((plan) => plan.some((node) => node['Relation Name'] === 'workdays'))
    expect(lists.length).toBeGreaterThan(0)
    for (const plan of lists)
      for (const node of plan.filter((one) => one['Relation Name'] === 'holidays'))
        expect(node['Actual Loops']).toBeLessThan(20)
  })

  it('refuses a period that ends before it begins, and one of more than a year', async () => {
    const backwards = await agent.workdays.index({ from: '2026-03-02', until: '2026-03-01' }).safe()
    expect(backwards).toMatchObject(refused('greater_than'))
    const long = await agent.workdays.index({ from: '2025-01-01', until: '2026-03-01' }).safe()
    expect(long).toMatchObject(refused('less_than'))
  })
})
