import { afterEach, describe, expect, it, vi } from 'vitest'
import { demoUser } from '#testing/demo-user.ts'
import { signedInPortal, testPortal } from '#testing/signed-in.ts'
import type { StoredSession } from './stored-session.ts'
import { localStorageStore, sessionStorageStore } from './token-store.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** The two storages of a browser, and the event that informs other tabs. */
function browser() {
  const local = storage()
  const session = storage()
  const listeners = new Set<(event: object) => void>()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_type: string, listener: () => void) => listeners.delete(listener))
  const change = (newValue: string | null) =>
    listeners.forEach((listener) => listener({ key: 'portal.session', newValue }))
  return { local, session, listeners, change }
}

afterEach(() => vi.unstubAllGlobals())

describe('stores of browsers', () => {
  it('keep the session for the tab, at once when the page is loaded again, and no longer than the session', async () => {
    const { session } = browser()
    const { portal, server, clock } = await signedInPortal({ store: sessionStorageStore() })
    const reloaded = testPortal({ store: sessionStorageStore(), server, clock })
    expect(reloaded.portal.session.current?.userData.displayName).toBe('lucia')
    await portal.session.logout()
    expect(session.kept.size).toBe(0)
  })

  it('end the session of a page that is loaded again too late, and say so', async () => {
    browser()
    const { server, clock } = await signedInPortal({ store: sessionStorageStore() })
    clock.jump(3 * 3_600_000)
    const { portal } = testPortal({ store: sessionStorageStore(), server, clock })
    const ends: unknown[] = []
    portal.session.subscribe((event) => event.type === 'ended' && ends.push(event.reason))
    expect(portal.session.current).toBeUndefined()
    await clock.advance(1)
    expect(ends).toEqual(['expired'])
  })

  it('of all tabs notify each other', async () => {
    const { local, change, listeners } = browser()
    const { portal, server } = await signedInPortal({ store: localStorageStore() })
    const stored = JSON.parse(local.kept.get('portal.session') ?? '') as StoredSession
    change(JSON.stringify({ ...stored, accessToken: 'newer', renewal: 1 }))
    await portal.loads.show('1').safe()
    expect(server.dataRequests[0]?.headers.get('authorization')).toBe('Bearer newer')
    change(null)
    expect(portal.session.current).toBeUndefined()
    portal.close()
    expect(listeners.size).toBe(0)
  })

  it.each(['', 'x', '{}', '{"id":"1"}', 'null', JSON.stringify({ id: 1, userData: demoUser('x') })])(
    'take %j for no session',
    (text) => {
      const { session } = browser()
      session.kept.set('portal.session', text)
      expect(sessionStorageStore().get()).toBeUndefined()
    },
  )

  it('that cannot be written leave the session in memory, and say so', async () => {
    const warnings: string[] = []
    const refuse = () => {
      throw new Error('quota')
    }
    const { portal, ask } = await signedInPortal({
      store: { get: refuse, set: refuse, clear: refuse },
      logger: { warn: (text) => warnings.push(text), error: () => undefined },
    })
    await ask()
    expect(portal.session.current).toBeDefined()
    expect(warnings).toEqual(['The session store cannot be read', 'The session store cannot be written'])
  })
})
