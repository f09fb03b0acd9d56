import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let clock: StillClock
let agent: Portal

const monday = new Date('2026-03-02T08:00:00Z')

beforeAll(async () => {
  clock = stillClock(monday)
  server = await startServer({ clock })
})
afterAll(() => server.close())
beforeEach(async () => {
  // Each test has a day of its own, at nine in Madrid.
  const gone = (clock.now().getTime() - monday.getTime()) % (24 * 3_600_000)
  clock.forward(2 * 24 * 3600 - gone / 1000)
  agent = await signedIn(server, 'empleado')
})

const press = (kind: 'in' | 'out' | 'break_start' | 'break_end', more: object = {}) =>
  agent.clock.press({ kind, ...more })
/** What was pressed so many minutes ago, without a network. */
const pressed = (kind: 'break_start' | 'break_end', minutesAgo: number, more: object = {}) =>
  press(kind, { at: ago(minutesAgo), isOffline: true, ...more })
const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000).toISOString()
const breakType = async (name: RegExp) =>
  (await agent.clock.show()).breakTypes.find((type) => name.test(type.name))?.id ?? ''
/** So many minutes later; a session lives two hours at most. */
async function later(minutes: number) {
  clock.forward(minutes * 60)
  agent = await signedIn(server, 'empleado')
}

describe('clock.press and the rules of breaks', () => {
  it('PAN-8.3 a break that may be taken once a day may not be taken again by who has gone and come in between', async () => {
    const breakTypeId = await breakType(/Comida/)
    await press('in')
    await press('break_start', { breakTypeId })
    await later(30)
    await press('break_end')
    await press('out')
    await later(30)
    await press('in')
    await expect(press('break_start', { breakTypeId })).rejects.toMatchObject({
      fields: { breakTypeId: [{ code: 'limit_reached' }] },
    })
    await press('out')
  })

  it('a break that work brings about is brought about by all the work of the day', async () => {
    const breakTypeId = await breakType(/PVD/)
    await press('in')
    await later(30)
    await press('out')
    await later(60)
    await press('in')
    await expect(press('break_start', { breakTypeId })).rejects.toMatchObject({
      fields: { breakTypeId: [{ code: 'too_soon', count: 15 }] },
    })
    await later(20)
    expect(await press('break_start', { breakTypeId })).toMatchObject({ state: 'break' })
    await press('out')
  })

  it('a break that was taken without a network is recorded, however many there were: its time is no work', async () => {
    const [lunch, personal] = [await breakType(/Comida/), await breakType(/Asunto personal/)]
    await press('in')
    await later(180)
    for (const begun of [170, 100]) {
      await pressed('break_start', begun, { breakTypeId: lunch })
      await pressed('break_end', begun - 30)
    }
    await expect(pressed('break_start', 20, { breakTypeId: personal })).rejects.toMatchObject({
      fields: { reason: [{ code: 'blank' }] },
    })
    expect(await press('out')).toMatchObject({ effectiveSeconds: 120 * 60, nonEffectiveSeconds: 60 * 60 })
  })

  it('a break goes on counting as its type said when it began, whatever the type says afterwards', async () => {
    const { db } = server.server.kernel.database
    const breakTypeId = await breakType(/Comida/)
    const change = (effective: boolean, minutesPerUse: number) =>
      db.updateTable('breakTypes').set({ effective, minutesPerUse }).where('id', '=', breakTypeId).execute()
    const { date } = await press('in')
    await press('break_start', { breakTypeId })
    await later(30)
    await press('break_end')
    await change(true, 5)
    await later(10)
    expect(await press('out')).toMatchObject({ effectiveSeconds: 10 * 60, nonEffectiveSeconds: 30 * 60 })
    const day = await agent.workdays.show(agent.session.current?.userData.uid ?? '', { date })
    expect(day.workday).toMatchObject({ nonEffectiveSeconds: 30 * 60, incidents: [] })
    expect(day.segments.map(({ counts }) => counts)).toEqual(['non_effective', 'effective'])
    await change(false, 120)
  })
})
