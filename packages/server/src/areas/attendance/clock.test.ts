import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hashOf } from '#time-record/chain.rules.ts'
import { agentAtClock } from '#testing/agent-at-clock.ts'
import { signedIn } from '#testing/portals.ts'

const { clock, server, agent, agentId, db, press, later, breakType, newest } = agentAtClock()

const refusal = async (asked: Promise<unknown>) => {
  const error: unknown = await asked.catch((reason: unknown) => reason)
  return error as { status: number; fields: Record<string, { code: string; value?: string }[]> }
}
const recorded = async () =>
  (await agent().clockEntries.index({ employeeId: agentId(), perPage: 1 })).meta.totalCount

describe('clock.show and clock.press', () => {
  it('FIC-1.3 FIC-1.4 FIC-5.1 counts a day by the time of the server, in the zone of the work center: effective work, and breaks by their type', async () => {
    expect(await agent().clock.show()).toMatchObject({
      isEmployed: true,
      state: 'out',
      since: null,
      effectiveSeconds: 0,
    })
    const came = clock.now().toISOString()
    expect(await press('in')).toMatchObject({ state: 'work', since: came, startedAt: came, now: came })
    await later(90)
    const pause = await breakType(/Comida/)
    expect(await press('break_start', { breakTypeId: pause })).toMatchObject({
      state: 'break',
      breakType: { id: pause },
      effectiveSeconds: 90 * 60,
    })
    await later(45)
    expect(await press('break_end')).toMatchObject({
      ...{ state: 'work', nonEffectiveSeconds: 45 * 60, usualBreakTypeId: pause },
    })
    await later(105)
    expect(await press('out')).toMatchObject({
      ...{
        state: 'out',
        presenceSeconds: 240 * 60,
        effectiveSeconds: 195 * 60,
        nonEffectiveSeconds: 45 * 60,
      },
      ...{ unallocatedSeconds: 0 },
    })
    const { timeZone } = await agent().clock.show()
    expect((await newest(4)).every((entry) => entry.timeZone === timeZone)).toBe(true)
  })

  it('a press leaves earlier days unchanged, also those that began in the afternoon', async () => {
    await later(8 * 60)
    const date = (await press('in')).date
    const pause = await breakType(/Comida/)
    await later(180)
    await press('break_start', { breakTypeId: pause })
    await later(15)
    await press('break_end')
    await later(225)
    await press('out')
    const day = () => agent().workdays.show(agentId(), { date })
    const before = await day()
    expect(before.segments).toHaveLength(3)
    await later(36 * 60)
    await press('in')
    expect(await day()).toEqual(before)
    await press('out')
  })

  it('a press that is sent again, and a second tab, make one entry', async () => {
    const before = await recorded()
    const idempotencyKey = randomUUID()
    const first = await agent().clock.press({ kind: 'in' }, { idempotencyKey })
    expect(await agent().clock.press({ kind: 'in' }, { idempotencyKey })).toEqual(first)
    const second = await refusal(press('in'))
    expect(second).toMatchObject({ status: 409, fields: { kind: [{ code: 'invalid' }] } })
    expect(await recorded()).toBe(before + 1)
    await press('out')
  })

  it('a press whose answer was lost is taken once, also when it is sent again as one of its time', async () => {
    const before = await recorded()
    const idempotencyKey = randomUUID()
    const kept = { at: clock.now().toISOString(), isOffline: true } as const
    await agent().clock.press({ kind: 'in' }, { idempotencyKey })
    clock.forward(5)
    expect(await refusal(agent().clock.press({ kind: 'in', ...kept }, { idempotencyKey }))).toMatchObject({
      ...{ status: 422, fields: { 'Idempotency-Key': [{ code: 'invalid' }] } },
    })
    expect(await recorded()).toBe(before + 1)
    expect(await newest(1)).toMatchObject([{ kind: 'in', source: 'portal' }])
    await press('out')
  })

  it('a queued press that had already arrived gets the current state', async () => {
    const at = new Date(clock.now().getTime() - 2000).toISOString()
    await press('in')
    expect(await refusal(press('in', { at, isOffline: true }))).toMatchObject({
      status: 409,
      fields: { kind: [{ code: 'invalid', value: 'work' }] },
    })
    await press('out')
  })

  it('twenty concurrent presses make one entry, and the others get the current state', async () => {
    const before = await recorded()
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => press('in')))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await recorded()).toBe(before + 1)
    await press('out')
  })

  it.each(['out', 'break_end', 'break_start'] as const)('refuses %s of who has not come in', async (kind) => {
    expect(await refusal(press(kind))).toMatchObject({ status: 409, fields: { kind: [{ code: 'invalid' }] } })
  })

  it('refuses a break in a break, a break of no type and of a type that there is not', async () => {
    await press('in')
    expect(await refusal(press('break_start'))).toMatchObject({
      fields: { breakTypeId: [{ code: 'blank' }] },
    })
    expect(await refusal(press('break_start', { breakTypeId: randomUUID() }))).toMatchObject({
      fields: { breakTypeId: [{ code: 'inclusion' }] },
    })
    const rest = await breakType(/Baño/)
    await press('break_start', { breakTypeId: rest })
    expect(await refusal(press('break_start', { breakTypeId: rest }))).toMatchObject({ status: 409 })
    await press('out')
    expect((await newest(2)).map(({ kind, at }) => [kind, at])).toEqual([
      ['break_end', clock.now().toISOString()],
      ['out', clock.now().toISOString()],
    ])
  })

  it('refuses an instant in the future, one too long ago, and one before the last entry', async () => {
    const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
    expect(await refusal(press('in', { at: at(5), isOffline: true }))).toMatchObject({
      fields: { at: [{ code: 'less_than' }] },
    })
    expect(await refusal(press('in', { at: at(-49 * 60), isOffline: true }))).toMatchObject({
      fields: { at: [{ code: 'greater_than' }] },
    })
    await press('in')
    await later(10)
    expect(await refusal(press('out', { at: at(-20), isOffline: true }))).toMatchObject({
      fields: { at: [{ code: 'greater_than' }] },
    })
    await press('out')
  })

  it('FIC-7.1 FIC-7.2 FIC-7.3 an entry keeps where the work was done, its source, address and device; one without a network keeps both times', async () => {
    const pressedAt = new Date(clock.now().getTime() - 20 * 60_000).toISOString()
    await press('in', { mode: 'remote', at: pressedAt, isOffline: true })
    await press('out')
    const [come, departure] = await newest(2)
    expect(come).toMatchObject({
      mode: 'remote',
      source: 'offline',
      at: pressedAt,
      recordedAt: clock.now().toISOString(),
    })
    expect(departure).toMatchObject({ mode: 'remote', source: 'portal', createdBy: { id: agentId() } })
    const row = await db()
      .selectFrom('clockEntries')
      .where('id', '=', departure?.id ?? '')
      .select(['ip', 'userAgent'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ ip: '127.0.0.1', userAgent: expect.any(String) as unknown })
    const day = await agent().workdays.show(agentId(), { date: come?.date ?? '' })
    expect(day.workday.incidents).toContain('unverified')
  })

  it('FIC-3.1 after a forgotten exit the next day begins nevertheless, and the exit can be entered: within sixteen hours, after known entries', async () => {
    await press('in')
    const came = clock.now()
    await later(24 * 60)
    const next = await press('in')
    expect(next).toMatchObject({ state: 'work', forgotten: { startedAt: came.toISOString() } })
    const after = (hours: number) => new Date(came.getTime() + hours * 3_600_000).toISOString()
    expect(await refusal(press('out', { at: after(17) }))).toMatchObject({
      fields: { at: [{ code: 'less_than' }] },
    })
    expect(await refusal(press('out', { at: after(-1) }))).toMatchObject({
      fields: { at: [{ code: 'greater_than' }] },
    })
    expect(await press('out', { at: after(8) })).toMatchObject({ state: 'work', forgotten: null })
    const day = await agent().workdays.show(agentId(), { date: next.forgotten?.date ?? '' })
    expect(day.workday.effectiveSeconds).toBe(8 * 3600)
    const ofClock = day.workday.incidents.filter((one) => one !== 'late' && one !== 'outside_shift')
    expect(ofClock.toSorted()).toEqual(['missing_rest', 'unverified'])
    await press('out')
  })
})

describe('clockEntries.index', () => {
  it('FIC-6.1 FIC-13.1 the record is append-only: the database refuses every change, and each entry is tied to the one before', async () => {
    await press('in')
    await press('out')
    const rows = await db()
      .selectFrom('clockEntries')
      .where('employeeId', '=', agentId())
      .selectAll()
      .orderBy('number')
      .execute()
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1))
    expect(rows.slice(1).every(({ previousHash }, at) => previousHash === rows[at]?.hash)).toBe(true)
    expect(rows.every((row) => row.hash === hashOf(row))).toBe(true)
    for (const change of [
      sql`update clock_entries set at = now()`,
      sql`delete from clock_entries`,
      sql`truncate clock_entries cascade`,
    ])
      await expect(change.execute(db())).rejects.toThrow(/append-only/)
  })

  it('shows one’s own, of the people one coordinates, and of nobody else', async () => {
    const coordinator = await signedIn(server(), 'coordinador')
    const admin = await signedIn(server(), 'admin')
    const count = async (portal: Portal) => (await portal.clockEntries.index({ perPage: 1 })).meta.totalCount
    const team = await coordinator.employees.index({ mine: true, perPage: 100 })
    const seen = await coordinator.clockEntries.index({ perPage: 100, sort: 'person' })
    const known = new Set([...team.data.map(({ id }) => id), coordinator.session.current?.userData.uid])
    expect(seen.data.every(({ person }) => known.has(person.id))).toBe(true)
    expect(await count(agent())).toBeLessThan(await count(coordinator))
    expect(await count(coordinator)).toBeLessThan(await count(admin))
    const stranger = (await admin.clockEntries.index({ perPage: 100, sort: '-person' })).data.find(
      ({ person }) => person.id !== agentId(),
    )
    const foreign = await agent().clockEntries.index({ employeeId: stranger?.person.id ?? '' })
    expect(foreign.data).toEqual([])
    expect(
      await refusal(agent().workdays.show(stranger?.person.id ?? '', { date: stranger?.date ?? '' })),
    ).toMatchObject({
      status: 404,
    })
  })
})
