import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let clock: StillClock
let coordinator: Portal
let agent: Portal
let agentId: string

beforeAll(async () => {
  clock = stillClock(new Date('2026-03-05T10:00:00Z'))
  server = await startServer({ clock })
  coordinator = await signedIn(server, 'coordinador')
  agent = await signedIn(server, 'empleado')
})
afterAll(() => server.close())
beforeEach(async () => {
  if (agent.session.current === undefined) agent = await signedIn(server, 'empleado')
  agentId = agent.session.current?.userData.uid ?? ''
  await agent.agentState.patch({ state: 'offline' })
})

const db = () => server.server.kernel.database.db
const seen = async () => (await coordinator.onlineAgents.show(agentId)).agent
const today = async () => (await coordinator.onlineAgents.show(agentId)).intervals
const later = async (seconds: number) => {
  clock.forward(seconds)
  // A person may be cached for a second.
  await coordinator.session.keepAlive()
}

async function breakType(name: RegExp): Promise<string> {
  const { breakTypes } = await agent.agentState.show()
  return breakTypes.find((type) => name.test(type.name))?.id ?? ''
}

describe('agentState.patch', () => {
  it('ONL-1.4 ONL-1.5 an agent changes state, and the coordinator sees it with skill, project, coordinator and device', async () => {
    const own = await agent.agentState.patch({ state: 'available' })
    expect(own).toMatchObject({ isAgent: true, state: 'available', since: clock.now().toISOString() })
    expect(await seen()).toMatchObject({
      state: 'available',
      since: clock.now().toISOString(),
      skill: { id: expect.any(String) as unknown },
      campaign: { name: expect.any(String) as unknown },
      coordinator: { id: coordinator.session.current?.userData.uid },
      limitSeconds: null,
    })
  })

  it('ONL-1.2 PAN-8.2 a break has its type, and the limit of that type', async () => {
    await agent.agentState.patch({ state: 'break', breakTypeId: await breakType(/Descanso/) })
    expect(await seen()).toMatchObject({ state: 'break', limitSeconds: 1200 })
    expect((await seen()).breakType?.name).toBe('Descanso')
  })

  it('refuses a break that there is not, a type of break without a break, and a state nobody chooses', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    await expect(agent.agentState.patch({ state: 'break', breakTypeId: unknown })).rejects.toMatchObject({
      code: 'inclusion',
    })
    await expect(agent.agentState.patch({ state: 'break' })).rejects.toMatchObject({ code: 'blank' })
    const breakTypeId = await breakType(/PVD/)
    await expect(agent.agentState.patch({ state: 'meeting', breakTypeId })).rejects.toMatchObject({
      code: 'invalid',
    })
    // @ts-expect-error -- an agent is without a signal, and does not choose to be
    await expect(agent.agentState.patch({ state: 'no_signal' })).rejects.toMatchObject({ status: 422 })
  })

  it('a state chosen twice is one interval', async () => {
    await agent.agentState.patch({ state: 'training' })
    const before = await today()
    await later(5)
    await agent.agentState.patch({ state: 'training' })
    expect(await today()).toHaveLength(before.length)
  })
})

describe('agentState.show', () => {
  it('ONL-4 a minute without a sign of life is no signal, and not offline; the day keeps the silence', async () => {
    await agent.agentState.patch({ state: 'in_call' })
    await later(55)
    expect((await seen()).state).toBe('in_call')
    await later(10)
    const lost = await seen()
    expect(lost).toMatchObject({ state: 'no_signal', limitSeconds: 300 })
    const lostAt = Date.parse(lost.since ?? '')
    expect(clock.now().getTime() - lostAt).toBe(65_000)
    expect((await today()).at(-1)).toMatchObject({ state: 'no_signal', endedAt: null, seconds: 65 })
    expect(await agent.agentState.show()).toMatchObject({ state: 'in_call' })
    expect((await today()).slice(-2)).toMatchObject([
      { state: 'no_signal', seconds: 65, origin: 'system' },
      { state: 'in_call', seconds: 0, endedAt: null },
    ])
  })

  it('is offline from the end of the session on, and goes on as before when the person is back soon', async () => {
    await agent.agentState.patch({ state: 'meeting' })
    await later(30)
    await agent.session.logout()
    const endedAt = clock.now().toISOString()
    await later(60)
    expect(await seen()).toMatchObject({ state: 'offline', since: endedAt })
    agent = await signedIn(server, 'empleado')
    expect(await agent.agentState.show()).toMatchObject({ state: 'meeting' })
    expect((await today()).slice(-2)).toMatchObject([
      { state: 'meeting', endedAt, seconds: 30 },
      { state: 'meeting', startedAt: clock.now().toISOString(), endedAt: null },
    ])
  })

  it('is offline, without anything to choose, for who is not employed', async () => {
    const { id, portal: stranger } = await employed(server)
    await db().deleteFrom('employees').where('userId', '=', id).execute()
    expect(await stranger.agentState.show()).toMatchObject({
      isAgent: false,
      state: 'offline',
      breakTypes: [],
    })
    await expect(stranger.agentState.patch({ state: 'available' })).rejects.toMatchObject({ status: 403 })
  })
})
