import { describe, expect, it } from 'vitest'
import { createPortal, type Portal } from '#portal.ts'
import { addressOf } from '#testing/address-of.ts'
import { fakeClock, settle } from '#testing/fake-clock.ts'
import { heldFetch } from '#testing/held-fetch.ts'
import { testBrowser } from '#testing/memory-tabs.ts'
import { problem, tokenServer } from '#testing/token-server.ts'
import type { Lock } from './lock.ts'
import { memoryStore, type TokenStore } from './token-store.ts'

function browser(stores: readonly TokenStore[] = [memoryStore(), memoryStore()], lock?: Lock) {
  const clock = fakeClock()
  const server = tokenServer({ clock })
  const network = heldFetch(server.fetch)
  const inside = testBrowser()
  const tabs = stores.map((store) =>
    createPortal({
      baseUrl: 'http://portal.test',
      fetch: network.fetch,
      clock,
      store,
      tabs: inside.openTab(),
      lock: lock ?? inside.lock,
      logger: { warn: () => undefined, error: () => undefined },
    }),
  )
  return { server, clock, network, inside, tabs: tabs as [Portal, Portal, ...Portal[]] }
}

const login = { user: 'lucia', password: 'x' }

describe('tabs of one browser (R11, R12, R20)', () => {
  it('signs in the other tab that waits at the login', async () => {
    const { tabs } = browser()
    await tabs[0].session.login(login)
    await settle()
    expect(tabs[1].session.current?.userData.displayName).toBe('lucia')
  })

  it('hands the session over to a tab that opens later', async () => {
    const { tabs, inside, server, clock } = browser()
    await tabs[0].session.login(login)
    const opened = createPortal({
      baseUrl: 'http://portal.test',
      fetch: server.fetch,
      clock,
      tabs: inside.openTab(),
    })
    await opened.session.ready
    expect(opened.session.current?.userData.displayName).toBe('lucia')
  })

  it('waits for a tab that has a session and is busy, but not for ever', async () => {
    const { inside, server, clock } = browser([])
    const open = () =>
      createPortal({
        baseUrl: 'http://portal.test',
        fetch: server.fetch,
        clock,
        store: memoryStore(),
        tabs: inside.openTab(),
      })
    // No tab has a session, so the sign-in need not wait.
    await open().session.ready
    const letGo = inside.openTab().hold()
    let isReady = false
    const { ready } = open().session
    void ready.then(() => (isReady = true))
    await clock.advance(2_900)
    expect(isReady).toBe(false)
    await clock.advance(200)
    await ready
    letGo()
    await open().session.ready
  })

  it('leaves a tab alone in which another person is signed in', async () => {
    const { tabs } = browser()
    await tabs[0].session.login(login)
    await tabs[1].session.login({ user: 'marta', password: 'x' })
    await settle()
    expect(tabs[0].session.current?.userData.displayName).toBe('lucia')
    await tabs[1].session.logout()
    await settle()
    expect(tabs[0].session.current?.userData.displayName).toBe('lucia')
  })

  it('T20 renews once for two tabs with one store, and both have the new tokens', async () => {
    const store = { ...memoryStore(), isShared: true }
    const { tabs, server } = browser([store, store])
    await tabs[0].session.login(login)
    await settle()
    server.expireAccess()
    await Promise.all([tabs[0].loads.show('1'), tabs[1].loads.show('2')])
    expect(server.refreshes).toBe(1)
    expect(server.reuses).toBe(0)
    // The last request of each tab shows the new token.
    const last = ['/1', '/2'].map((id) => server.dataRequests.findLast(({ path }) => path.endsWith(id)))
    expect(last.map((request) => request?.headers.get('authorization'))).toEqual([
      'Bearer access-2-of-lucia',
      'Bearer access-2-of-lucia',
    ])
  })

  it('T20 renews once for two tabs with a store each', async () => {
    const { tabs, server } = browser()
    await tabs[0].session.login(login)
    await settle()
    server.expireAccess()
    await Promise.all([tabs[0].loads.show('1'), tabs[1].loads.show('2')])
    expect(server.refreshes).toBe(1)
    expect(server.reuses).toBe(0)
    // The last request of each tab shows the new token.
    const last = ['/1', '/2'].map((id) => server.dataRequests.findLast(({ path }) => path.endsWith(id)))
    expect(last.map((request) => request?.headers.get('authorization'))).toEqual([
      'Bearer access-2-of-lucia',
      'Bearer access-2-of-lucia',
    ])
  })

  it('T23 ends with the other tab, and takes its new tokens without renewing', async () => {
    const { tabs, server } = browser()
    await tabs[0].session.login(login)
    await settle()
    const received: string[] = []
    tabs[1].session.subscribe((event) => received.push(event.type === 'ended' ? event.reason : event.type))
    server.expireAccess()
    await tabs[0].loads.show('1')
    await settle()
    await tabs[1].loads.show('2')
    expect(server.refreshes).toBe(1)
    await tabs[0].session.logout()
    await settle()
    expect(received).toEqual(['renewed', 'other-tab'])
    expect(tabs[1].session.current).toBeUndefined()
  })

  it('renews once for two processes that share a file, one after the other', async () => {
    const shared = { ...memoryStore(), isShared: true }
    const clock = fakeClock()
    const server = tokenServer({ clock })
    const open = () =>
      createPortal({ baseUrl: 'http://portal.test', fetch: server.fetch, clock, store: shared, tabs: false })
    const first = open()
    await first.session.login(login)
    const second = open()
    server.expireAccess()
    await first.loads.show('1')
    await second.loads.show('2')
    expect(server.refreshes).toBe(1)
  })

  it('takes over what another process stored, when the server refuses because that one was first', async () => {
    const shared = { ...memoryStore(), isShared: true }
    const clock = fakeClock()
    const server = tokenServer({ clock })
    const open = (fetch: typeof globalThis.fetch) =>
      createPortal({ baseUrl: 'http://portal.test', fetch, clock, store: shared, tabs: false })
    const first = open(server.fetch)
    await first.session.login(login)
    // The renewal of the other process happens between this one's request and its refusal.
    const second = open(async (input, init) => {
      if (!addressOf(input).endsWith('refresh-token')) return server.fetch(input, init)
      await first.session.refresh()
      return problem(401)
    })
    server.answer('/loads/', () => problem(401))
    await second.loads.show('2')
    expect(server.refreshes).toBe(1)
    expect(second.session.current).toBeDefined()
  })

  it('T22 needs neither tabs nor locks in Node', async () => {
    const clock = fakeClock()
    const server = tokenServer({ clock })
    const portal = createPortal({ baseUrl: 'http://portal.test', fetch: server.fetch, clock })
    await portal.session.login(login)
    server.expireAccess()
    await portal.loads.show('1')
    expect(server.refreshes).toBe(1)
  })
})

describe('a lock that nobody gives back (R12)', () => {
  it('T21 does not keep a tab from renewing when the tab that holds it is dead', async () => {
    const stuckLock: Lock = async (_name, timeoutMs, run) => {
      await new Promise<void>((resolve) => clock.after(timeoutMs, resolve))
      return run()
    }
    const { tabs, server, clock } = browser(undefined, (...asked) => stuckLock(...asked))
    await tabs[0].session.login(login)
    server.expireAccess()
    const call = tabs[0].loads.show('1')
    await settle()
    expect(server.refreshes).toBe(0)
    await clock.advance(5_001)
    expect(await call).toMatchObject({ ok: true })
    expect(server.refreshes).toBe(1)
  })

  it('T21 is passed over after a while', async () => {
    const { webLock } = await import('./lock.ts')
    const stuck = navigator.locks.request('stuck', () => new Promise(() => undefined))
    void stuck
    expect(await webLock('stuck', 20, () => Promise.resolve('done'))).toBe('done')
  })

  it('is not passed over when what ran inside it failed', async () => {
    const { webLock } = await import('./lock.ts')
    let runs = 0
    const run = () => {
      runs++
      return Promise.reject(new Error('inside'))
    }
    await expect(webLock('free', 1000, run)).rejects.toThrow('inside')
    expect(runs).toBe(1)
  })
})
