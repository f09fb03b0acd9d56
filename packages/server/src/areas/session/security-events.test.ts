import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#demo/seed-demo.ts'
import { stillClock } from '#testing/clock.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tokensOf, wire } from '#testing/wire.ts'
import type { LogEvent } from '@portal/sdk'

const clock = stillClock()
let server: TestServer
let call: ReturnType<typeof wire>

beforeAll(async () => {
  server = await startServer({ clock })
  call = wire(server)
})
afterAll(() => server.close())

/** The clock jumps here, which ends sessions: each check signs in again. */
async function eventsOf(act: string): Promise<readonly LogEvent[]> {
  const admin = await signedIn(server, 'admin')
  return (await admin.logs.index({ act })).data
}
const guess = (user: string, password: string) => call('/employees/loginUser', { user, password })

describe('the security events of a session', () => {
  it('a sign-out is in the history of the person, with its browser and address', async () => {
    const { accessToken: token } = await tokensOf(server)
    const { body } = await call('/session', undefined, { token })
    const { uid, displayName } = (body.data as { userData: { uid: string; displayName: string } }).userData
    await call('/api/auth/logout', {}, { token, headers: { 'user-agent': 'Mozilla/5.0 (night shift)' } })
    const [event] = await eventsOf('session.logout')
    expect(event).toMatchObject({ subject: uid, subjectLabel: displayName, person: { displayName } })
    expect(event).toMatchObject({ ip: '127.0.0.1', userAgent: 'Mozilla/5.0 (night shift)' })
  })

  it('check 5: a failed sign-in is logged without an actor, also for an unknown name, and without the input', async () => {
    await guess('coordinador', 'not-the-password-1')
    await guess('my-password-in-the-wrong-field', 'not-the-password-2')
    const [unknown, known] = await eventsOf('session.loginFailed')
    const expected = { person: null, detail: { by: 'password', failures: 1 }, ip: '127.0.0.1' }
    expect(known).toMatchObject(expected)
    expect(known?.subject).toMatch(/^[0-9a-f-]{36}$/)
    expect(known?.subjectLabel).toBeTruthy()
    expect(unknown).toMatchObject({ ...expected, subject: null, subjectLabel: null })
    const { db } = server.server.kernel.database
    const all = JSON.stringify(await db.selectFrom('auditEvents').selectAll().execute())
    expect(all).not.toMatch(/not-the-password|wrong-field/)
  })

  it('check 7: guessing fills no log: the first failure is logged, the first delayed one, and then ever fewer', async () => {
    const before = (await eventsOf('session.loginFailed')).length
    for (let tries = 0; tries < 24; tries++) {
      const { status, headers } = await guess('empleado', `guess ${tries}`)
      // Guesses are delayed; failures are only forgotten after an hour.
      if (status === 429) clock.forward(Number(headers.get('retry-after')))
    }
    const events = (await eventsOf('session.loginFailed')).slice(0, -before || undefined)
    expect(
      events
        .map(({ detail }) => detail.failures)
        .toReversed()
        .slice(0, 3),
    ).toEqual([1, 5, 10])
    expect(events.length).toBeLessThan(6)
    clock.forward(2 * 60 * 60)
    expect((await guess('empleado', demoPassword)).status).toBe(200)
  })

  it('check 33: a user id in the header that differs from the session’s is logged, once a session', async () => {
    const { accessToken: token } = await tokensOf(server)
    const { body } = await call('/session', undefined, { token })
    const { uid } = (body.data as { userData: { uid: string } }).userData
    const headers = { authorization: '00000000-0000-4000-8000-000000000000' }
    for (let times = 0; times < 3; times++) {
      expect((await call('/session', undefined, { token, headers })).status).toBe(401)
      clock.forward(2)
    }
    const events = await eventsOf('session.falseUid')
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ subject: uid, person: { id: uid } })
  })
})
