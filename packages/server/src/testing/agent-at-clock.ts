import type { ClockPress, Portal } from '@portal/sdk'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { stillClock } from './clock.ts'
import { signedIn } from './portals.ts'
import { startServer, type TestServer } from './start-server.ts'

const monday = new Date('2026-03-02T08:00:00Z')
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * The agent of the demo at their clock, on a server whose time stands still. Each test of the calling file gets a day
 * of its own, at nine in Madrid.
 */
export function agentAtClock() {
  const clock = stillClock(monday)
  let server: TestServer
  let portal: Portal

  beforeAll(async () => {
    server = await startServer({ clock })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    const elapsedMs = (clock.now().getTime() - monday.getTime()) % dayMs
    clock.forward((2 * dayMs - elapsedMs) / 1000)
    await signIn()
  })

  const signIn = async () => {
    portal = await signedIn(server, 'empleado')
  }
  const agent = () => portal
  const agentId = () => portal.session.current?.userData.uid ?? ''
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * minuteMs).toISOString()
  const press = (kind: ClockPress['kind'], more: Omit<ClockPress, 'kind'> = {}) =>
    portal.clock.press({ kind, ...more })
  return {
    ...{ clock, agent, agentId, ago, press },
    server: () => server,
    db: () => server.server.kernel.database.db,
    /** An entry recorded offline this many minutes ago. */
    pressed: (kind: ClockPress['kind'], minutesAgo: number, more: Omit<ClockPress, 'kind'> = {}) =>
      press(kind, { at: ago(minutesAgo), isOffline: true, ...more }),
    /** Moves the clock by this many minutes; a session lives at most two hours. */
    later: async (minutes: number) => {
      clock.forward(minutes * 60)
      await signIn()
    },
    breakType: async (name: RegExp) =>
      (await portal.clock.show()).breakTypes.find((type) => name.test(type.name))?.id ?? '',
    /** The last entries of the agent, by time. */
    newest: async (count: number) =>
      (await portal.clockEntries.index({ employeeId: agentId(), perPage: count })).data.toReversed(),
  }
}
