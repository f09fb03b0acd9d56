import { describe, expect, it } from 'vitest'
import { settle } from '#testing/fake-clock.ts'
import { signedInPortal, testPortal } from '#testing/signed-in.ts'
import { json, problem } from '#testing/token-server.ts'
import type { StoredSession } from './stored-session.ts'
import { memoryStore, type TokenStore } from './token-store.ts'

/** A store whose writes take as long as the test wants. */
function slowStore() {
  const writes: (() => void)[] = []
  let kept: StoredSession | undefined
  const later = (change: () => void) =>
    new Promise<void>((resolve) =>
      writes.push(() => {
        change()
        resolve()
      }),
    )
  const store: TokenStore = {
    get: () => kept,
    set: (session) =>
      later(() => {
        kept = session
      }),
    clear: () =>
      later(() => {
        kept = undefined
      }),
  }
  return {
    store,
    kept: () => kept,
    writeAll: async () => {
      await settle()
      while (writes.length > 0) {
        writes.shift()?.()
        await settle()
      }
    },
  }
}

describe('signing out and in while a renewal is going on (R13, R14)', () => {
  it('T17 drops what a renewal answers after the sign-out, and refuses who waited', async () => {
    const store = memoryStore()
    const { portal, server, network, ask } = await signedInPortal({ store })
    server.expireAccess()
    const renewal = network.hold('/refresh-token')
    const waiting = ask().catch((error: unknown) => error)
    await settle()
    void portal.session.logout()
    expect(await waiting).toMatchObject({ kind: 'session-ended', reason: 'logout' })
    renewal.stop()
    await settle()
    expect(portal.session.current).toBeUndefined()
    expect(store.get()).toBeUndefined()
  })

  it('T18 leaves the store empty when the sign-out comes between the answer and its writing', async () => {
    const slow = slowStore()
    const { kept, writeAll } = slow
    const { portal, server, ask } = testPortal({ store: slow.store })
    const login = portal.session.login({ user: 'lucia', password: 'x' })
    await writeAll()
    await login
    expect(kept()).toBeDefined()
    server.expireAccess()
    await ask()
    void portal.session.logout()
    await writeAll()
    expect(server.refreshes).toBe(1)
    expect(kept()).toBeUndefined()
  })

  it('T19 never sends what one person asked under the name of the next', async () => {
    const { portal, server, network, ask } = await signedInPortal()
    server.expireAccess()
    const renewal = network.hold('/refresh-token')
    const waiting = ask('of-lucia').catch((error: unknown) => error)
    await settle()
    await portal.session.login({ user: 'marta', password: 'x' })
    renewal.stop()
    expect(await waiting).toMatchObject({ kind: 'session-ended', reason: 'replaced' })
    await settle()
    await ask('of-marta')
    const ofMarta = server.seen.filter(({ path }) => path.endsWith('/of-marta'))
    expect(ofMarta.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access-3-of-marta'])
    const ofLucia = server.seen.filter(({ path }) => path.endsWith('/of-lucia'))
    expect(ofLucia.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access-1-of-lucia'])
    expect(portal.session.current?.userData.displayName).toBe('marta')
  })

  it('T19 never repeats what one person was refused, with the token of the next', async () => {
    const { portal, server, network, ask } = await signedInPortal()
    server.expireAccess()
    const refusals = network.hold('/of-lucia')
    const refused = ask('of-lucia').catch((error: unknown) => error)
    await settle()
    await portal.session.login({ user: 'marta', password: 'x' })
    refusals.stop()
    expect(await refused).toMatchObject({ kind: 'session-ended', reason: 'replaced' })
    expect(server.seen.filter(({ path }) => path.endsWith('/of-lucia'))).toHaveLength(1)
    expect(server.refreshes).toBe(0)
  })

  it('T19 does not retry a failed call under the name of the next person', async () => {
    const { portal, server, ask, clock } = await signedInPortal()
    server.answer('/loads/', () => problem(503))
    const call = ask().catch((error: unknown) => error)
    await settle()
    await portal.session.login({ user: 'marta', password: 'x' })
    expect(await clock.until(call)).toMatchObject({ kind: 'session-ended' })
    expect(server.dataRequests).toHaveLength(1)
  })

  it('signs out on the server too, also with an access token that has run out', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/logout', () => problem(401))
    await portal.session.logout()
    const last = server.seen.slice(-3).map(({ path }) => path.split('/').at(-1))
    expect(last).toEqual(['logout', 'refresh-token', 'logout'])
  })
})

describe('what services may ask of the session (R22)', () => {
  it('LOG-7.2 T29 keeps the session on 403, which says the permission that is missing', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/loads/', () => problem(403, { missing: ['CARGUE_VER'] }))
    await expect(portal.loads.show('1')).rejects.toMatchObject({
      kind: 'permission',
      missing: ['CARGUE_VER'],
    })
    expect(portal.session.current).toBeDefined()
    expect(server.refreshes).toBe(0)
  })

  it('T29 follows the specification to the letter when asked: 403 ends the session on secondary services', async () => {
    const { portal, server } = await signedInPortal({ strictSecondary: true })
    server.answer('/loads/', () => problem(403))
    await expect(portal.loads.show('1')).rejects.toMatchObject({ kind: 'permission' })
    expect(portal.session.current).toBeUndefined()
  })

  it('T29 and on main renews once, then ends the session', async () => {
    const { portal, server } = await signedInPortal({ strictSecondary: true })
    server.answer(
      '/dashboard',
      () => problem(403),
      () => problem(403),
    )
    await expect(portal.dashboard.show()).rejects.toMatchObject({ kind: 'permission' })
    expect(server.refreshes).toBe(1)
    expect(portal.session.current).toBeDefined()
  })

  it('T30 only logs a sign of life that fails, and the session goes on', async () => {
    const warnings: string[] = []
    const logger = { warn: (text: string) => warnings.push(text), error: () => undefined }
    const { portal, server } = await signedInPortal({ logger })
    server.answer('/saveSession', () => problem(500))
    expect(await portal.session.keepAlive()).toBeUndefined()
    expect(warnings).toEqual(['A keep-alive failed'])
    expect(portal.session.current).toBeDefined()
    server.answer('/saveSession', () => json({ data: { sessionSeconds: 600, idleSeconds: 300 } }))
    expect(await portal.session.keepAlive()).toMatchObject({ idleSeconds: 300 })
  })

  it('T31 asks analytics with the fixed key when nobody is signed in', async () => {
    const { portal, server } = testPortal({ analyticsKey: 'fixed' })
    server.answer(':4001', () => json({ any: 1 }))
    await portal.services.analytics.request('get' as never, '/analytics/x' as never)
    expect(server.seen[0]?.headers.get('x-api-key')).toBe('fixed')
    expect(server.seen[0]?.headers.has('authorization')).toBe(false)
  })

  it('T31 never makes analytics wait for a session that is only being opened', async () => {
    const { portal, server, network } = testPortal({ analyticsKey: 'fixed' })
    const signIn = network.hold('/loginUser')
    const login = portal.session.login({ user: 'lucia', password: 'x' })
    await settle()
    server.answer(':4001', () => json({ any: 1 }))
    const { data } = await portal.services.analytics.request('get' as never, '/analytics/x' as never)
    expect(data).toEqual({ any: 1 })
    signIn.stop()
    await login
  })

  it('shows main the uid and the session token, and the others a bearer', async () => {
    const { portal, server } = await signedInPortal()
    await portal.dashboard.show()
    await portal.loads.show('1')
    const [main, laia] = server.dataRequests.map(({ headers }) => headers)
    expect(main?.get('authorization')).toBe('uid-of-lucia')
    expect(main?.get('x-session-token')).toBe('access-1-of-lucia')
    expect(laia?.get('authorization')).toBe('Bearer access-1-of-lucia')
  })

  it('takes a sign-in without code for wrong names', async () => {
    const { portal, server } = testPortal()
    server.answer('/loginUser', () => json({}))
    const login = portal.session.login({ user: 'x', password: 'y' })
    await expect(login).rejects.toMatchObject({
      kind: 'authentication',
      message: expect.stringContaining('Wrong Username or Password') as string,
    })
  })
})
