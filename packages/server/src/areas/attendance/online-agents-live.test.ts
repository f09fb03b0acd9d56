import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { receivedBy } from '#testing/received.ts'
import { waitLimit } from '#testing/wait-limit.ts'
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
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signedIn(server, 'empleado')
  agentId = agent.session.current?.userData.uid ?? ''
  await agent.agentState.patch({ state: 'offline' })
})

const own = ({ session }: Portal) => session.current?.userData.displayName ?? ''

describe('what open pages hear of the agents', () => {
  it('the coordinator and who sees everybody hear that an agent has changed, and nobody else', async () => {
    const admin = await signedIn(server, 'admin')
    const [coordinators, admins] = [await receivedBy(coordinator), await receivedBy(admin)]
    const others = await receivedBy(agent)
    await agent.agentState.patch({ state: 'training' })
    for (const { received } of [coordinators, admins])
      await vi.waitFor(() => expect(received).toContain('onlineAgents.changed'), waitLimit)
    expect(others.received).not.toContain('onlineAgents.changed')
    coordinators.received.length = 0
    await agent.session.logout()
    await vi.waitFor(() => expect(coordinators.received).toContain('onlineAgents.changed'), waitLimit)
    for (const one of [coordinators, admins, others]) one.leave()
  })

  it('the agent hears at once what a coordinator did', async () => {
    await agent.agentState.patch({ state: 'in_call' })
    const { received, leave } = await receivedBy(agent)
    await coordinator.onlineAgents.patch(agentId, { state: 'available', reason: 'A test' })
    await vi.waitFor(
      () =>
        expect(received).toEqual(
          expect.arrayContaining(['agentState.changed', 'clock.changed', 'notifications.changed']),
        ),
      waitLimit,
    )
    leave()
  })

  it('an answer has the time at which a signal will be lost, for which there is no event', async () => {
    await agent.agentState.patch({ state: 'training' })
    const query = { perPage: 5000, state: ['training' as const], search: own(agent) }
    const { meta } = await coordinator.onlineAgents.index(query)
    expect(Date.parse(meta.changesAt ?? '') - clock.now().getTime()).toBe(60_000)
    await agent.agentState.patch({ state: 'offline' })
    // The rest are changes of the plan during the day.
    const { changesAt } = (await coordinator.onlineAgents.index(query)).meta
    expect(Date.parse(changesAt ?? '9999-12-31') - clock.now().getTime()).toBeGreaterThan(60_000)
  })
})
