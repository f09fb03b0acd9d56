import { isPortalError } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tokensOf, wire } from '#testing/wire.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

/** Signs in with raw requests from a phone; returns the access token. */
async function onPhone(user: string): Promise<string> {
  const { body } = await wire(server)(
    '/employees/loginUser',
    { user, password: 'demo-Portal-2026' },
    { headers: { 'user-agent': phone } },
  )
  return String(body.accessToken)
}

/** The session that an access token belongs to. */
const sidOf = (token: string) => {
  const claims: unknown = JSON.parse(atob(token.split('.')[1] ?? ''))
  return typeof claims === 'object' && claims !== null && 'sid' in claims ? String(claims.sid) : ''
}

const statusOf = async (token: string) => (await wire(server)('/session', undefined, { token })).status

describe('sessions.index', () => {
  it('LOG-8.1 lists where a person is signed in: this session first, with device, address and sign of life', async () => {
    const portal = await signedIn(server, 'empleado')
    await portal.sessions.destroyOthers()
    await onPhone('empleado')
    await onPhone('coordinador')
    const own = await portal.sessions.index()
    expect(own).toHaveLength(2)
    expect(own[0]).toMatchObject({ isCurrent: true, kind: 'password' })
    expect(own[1]).toMatchObject({ isCurrent: false, device: 'phone', browser: 'Safari', system: 'iOS' })
    expect(own[1]?.ip).toMatch(/127\.0\.0\.1$/)
    expect(own[1]?.seenAt).toBe(own[1]?.createdAt)
  })

  it('omits ended and expired ones', async () => {
    const portal = await signedIn(server, 'empleado')
    await portal.sessions.destroyOthers()
    const { accessToken } = await tokensOf(server)
    await wire(server)('/api/auth/logout', undefined, { token: accessToken, method: 'POST' })
    const { db } = server.server.kernel.database
    const runOut = await tokensOf(server)
    const sid = sidOf(runOut.accessToken)
    await db
      .updateTable('sessions')
      .set({ idleEndsAt: new Date(0) })
      .where('id', '=', sid)
      .execute()
    expect((await portal.sessions.index()).filter(({ isCurrent }) => !isCurrent)).toHaveLength(0)
  })
})

describe('sessions.destroy', () => {
  it('check 16: ends one of one’s own sessions at once, and the audit says so', async () => {
    const portal = await signedIn(server, 'empleado')
    const token = await onPhone('empleado')
    expect(await statusOf(token)).toBe(200)
    const other = (await portal.sessions.index()).find(({ device }) => device === 'phone')
    await portal.sessions.destroy(other?.id ?? '')
    expect(await statusOf(token)).toBe(401)
    expect(await portal.session.show()).toMatchObject({ kind: 'password' })
    const { db } = server.server.kernel.database
    const audited = await db
      .selectFrom('auditEvents')
      .where('act', '=', 'sessions.destroy')
      .select('detail')
      .execute()
    expect(audited).toContainEqual({ detail: { sessionId: other?.id } })
  })

  it('check 17: does not know the session of somebody else, and leaves it alone', async () => {
    const portal = await signedIn(server, 'empleado')
    const coordinator = await signedIn(server, 'coordinador')
    const [theirs] = await coordinator.sessions.index()
    const refused = await portal.sessions.destroy(theirs?.id ?? '').then(undefined, (error: unknown) => error)
    expect(isPortalError(refused, 'not-found')).toBe(true)
    expect(await coordinator.session.show()).toMatchObject({ kind: 'password' })
  })
})

describe('sessions.destroyOthers', () => {
  it('LOG-8.2 check 17: ends all but the one that asks, and nobody else’s', async () => {
    const portal = await signedIn(server, 'empleado')
    await portal.sessions.destroyOthers()
    const others = [await onPhone('empleado'), (await tokensOf(server)).accessToken]
    const coordinator = await onPhone('coordinador')
    expect(await portal.sessions.destroyOthers()).toEqual({ ended: 2 })
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
    expect(await statusOf(coordinator)).toBe(200)
    expect(await portal.sessions.index()).toHaveLength(1)
  })
})
