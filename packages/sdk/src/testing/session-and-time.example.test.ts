// #region portal
import { createPortal } from '@portal/sdk'
import { exampleOf, fakeClock, json, problem, tokenServer } from '@portal/sdk/testing'
import { expect, test } from 'vitest'

async function signedIn() {
  const clock = fakeClock()
  const server = tokenServer({ clock })
  const portal = createPortal({ baseUrl: 'http://portal.test', fetch: server.fetch, clock })
  await portal.session.login({ user: 'lucia', password: 'x' })
  return { portal, server, clock }
}
// #endregion

// #region renewal
test('twenty calls with an expired token need one renewal', async () => {
  const { portal, server } = await signedIn()
  server.expireAccess()
  await Promise.all(Array.from({ length: 20 }, (_, at) => portal.loads.show(String(at))))
  expect(server.refreshes).toBe(1)
})
// #endregion

// #region time
test('a busy server is retried after the time it asked for', async () => {
  const { portal, server, clock } = await signedIn()
  server.answer(
    '/loads/7',
    () => problem(503, {}, { 'retry-after': '20' }),
    () => json({ data: exampleOf('loads.show') }),
  )
  const before = clock.now()
  expect((await clock.until(portal.loads.show('7'))).name).toBe('clientes.csv')
  expect(clock.now() - before).toBeGreaterThanOrEqual(20_000)
})
// #endregion

// #region end
test('the end of the session is emitted once', async () => {
  const { portal, server } = await signedIn()
  const eventTypes: string[] = []
  portal.session.subscribe(({ type }) => eventTypes.push(type))
  server.endSessions()
  const calls = [portal.loads.index(), portal.fields.index()]
  for (const call of await Promise.allSettled(calls)) expect(call.status).toBe('rejected')
  expect(eventTypes).toEqual(['ended'])
})
// #endregion
