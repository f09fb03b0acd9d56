import { describe, expect, it } from 'vitest'
import { isPortalError } from '#errors/is-portal-error.ts'
import { settle } from '#testing/fake-clock.ts'
import { signedInPortal } from '#testing/signed-in.ts'
import { json, problem } from '#testing/token-server.ts'
import { memoryStore } from './token-store.ts'

const many = (count: number, ask: (id: string) => Promise<unknown>) =>
  Array.from({ length: count }, (_, index) => ask(String(index)))

describe('one renewal for everybody (R1–R3)', () => {
  it('LOG-7.1 T1 renews once for 50 calls that are refused at the same time, and all succeed', async () => {
    const { server, ask } = await signedInPortal()
    server.expireAccess()
    const results = await Promise.all(many(50, ask))
    expect(results).toHaveLength(50)
    expect(server.refreshes).toBe(1)
    expect(server.dataRequests).toHaveLength(100)
  })

  it('LOG-7.1 T2 renews once when half of the refusals arrive after the renewal', async () => {
    const { server, network, ask } = await signedInPortal()
    server.expireAccess()
    const late = network.hold('/loads/late')
    const calls = [...many(10, ask), ...many(10, (id) => ask(`late${id}`))]
    await Promise.all(calls.slice(0, 10))
    expect(late.waiting).toBe(10)
    late.stop()
    await Promise.all(calls)
    expect(server.refreshes).toBe(1)
    expect(server.dataRequests).toHaveLength(40)
  })

  it('T3 renews once for refusals that arrive one long after the other', async () => {
    const { server, network, ask, clock } = await signedInPortal()
    server.expireAccess()
    const replies = network.hold('/loads/')
    const calls = many(6, ask)
    for (let index = 0; index < 6; index++) {
      await settle()
      replies.release(1)
      await clock.advance(1200)
    }
    replies.stop()
    await Promise.all(calls)
    expect(server.refreshes).toBe(1)
  })

  it('LOG-7.1 T4 sends a call that begins during the renewal once, with the new credentials', async () => {
    const { server, network, ask } = await signedInPortal()
    server.expireAccess()
    const renewal = network.hold('/refresh-token')
    const first = ask('first')
    await settle()
    const second = ask('second')
    await settle()
    expect(server.seen.filter(({ path }) => path.endsWith('/second'))).toHaveLength(0)
    renewal.stop()
    await Promise.all([first, second])
    const sent = server.seen.filter(({ path }) => path.endsWith('/second'))
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access-2-of-lucia'])
  })

  it('T27 renews once when a token is due and refused in the same turn', async () => {
    const { server, ask, clock } = await signedInPortal()
    clock.jump(280_000)
    server.expireAccess()
    await Promise.all(many(5, ask))
    expect(server.refreshes).toBe(1)
  })

  it('LOG-7.1 T28 renews once when all services refuse at the same time', async () => {
    const { portal, server } = await signedInPortal()
    const raw = () => [
      portal.services.intranet.request('get' as never, '/x' as never),
      portal.services.analytics.request('get' as never, '/y' as never),
    ]
    // The first requests load the raw clients; later ones are sent in the same turn as all others.
    await Promise.all(raw())
    const before = server.dataRequests.length
    server.expireAccess()
    await Promise.all([portal.dashboard.show(), portal.loads.show('1'), ...raw()])
    expect(server.refreshes).toBe(1)
    expect(server.dataRequests.length - before).toBe(8)
  })
})

describe('a renewal that fails (R4–R7)', () => {
  it('T7 refuses everybody with one error when the server refuses, and ends and clears the session once', async () => {
    const kept = memoryStore()
    let clears = 0
    const clear = () => {
      clears++
      return kept.clear()
    }
    const { portal, server, ask, clock } = await signedInPortal({ store: { ...kept, clear } })
    const ends: unknown[] = []
    portal.session.subscribe((event) => event.type === 'ended' && ends.push(event.reason))
    server.endSessions()
    const results = await Promise.allSettled(many(20, ask))
    const reasons = results.map((result) =>
      result.status === 'rejected' ? (result.reason as unknown) : undefined,
    )
    expect(reasons.every((error) => isPortalError(error, 'session-ended'))).toBe(true)
    expect(new Set(reasons).size).toBe(1)
    expect(server.refreshes).toBe(1)
    expect(ends).toEqual(['rejected'])
    expect(portal.session.current).toBeUndefined()
    await settle()
    // Nothing is pending: no call, no timer, no write.
    expect([clears, clock.pending, kept.get()]).toEqual([1, 0, undefined])
  })

  it('T8 keeps the session when no renewal arrives, and asks again only after a while', async () => {
    const { portal, server, ask, clock } = await signedInPortal()
    server.expireAccess()
    const bad = () => json({}, 500)
    server.answer('/refresh-token', bad, bad, bad, bad)
    const first = await clock.until(portal.loads.show('1').safe())
    expect(!first.ok && isPortalError(first.error, 'connection') && first.error.during).toBe('renewal')
    expect(portal.session.current).toBeDefined()
    const requests = server.seen.length
    await expect(ask()).rejects.toMatchObject({ kind: 'connection' })
    expect(server.seen).toHaveLength(requests)
    await clock.advance(5_001)
    const second = ask().catch((error: unknown) => error)
    expect(await clock.until(second)).toMatchObject({ kind: 'connection' })
    expect(server.seen).toHaveLength(requests + 2)
    await clock.advance(5_001)
    await ask()
  })

  it('T8 keeps the session when the server is too busy to renew (429)', async () => {
    const { portal, server, ask } = await signedInPortal()
    server.expireAccess()
    server.answer('/refresh-token', () => problem(429))
    await expect(ask()).rejects.toMatchObject({ kind: 'connection', during: 'renewal' })
    expect(portal.session.current).toBeDefined()
  })

  it('T8 gives up a renewal that is never answered, and keeps the session', async () => {
    const { portal, server, network, ask, clock } = await signedInPortal()
    server.expireAccess()
    network.hold('/refresh-token')
    const call = ask().catch((error: unknown) => error)
    expect(await clock.until(call)).toMatchObject({ kind: 'connection', during: 'renewal' })
    expect(portal.session.current).toBeDefined()
  })

  it('goes on with a token that is good still when renewing it early finds no server', async () => {
    const { server, ask, clock } = await signedInPortal()
    clock.jump(275_000)
    const bad = () => json({}, 503)
    server.answer('/refresh-token', bad, bad)
    await clock.until(ask())
    expect(server.refreshes).toBe(0)
    expect(server.dataRequests).toHaveLength(1)
  })

  it('T9 answers a call that is refused again with AuthenticationError, and keeps the session', async () => {
    const { portal, server, ask } = await signedInPortal()
    server.answer(
      '/loads/',
      () => problem(401),
      () => problem(401),
    )
    await expect(ask()).rejects.toMatchObject({ kind: 'authentication', status: 401 })
    expect(server.refreshes).toBe(1)
    expect(portal.session.current).toBeDefined()
  })

  it('T10 sends a renewal outside the pipe: no middleware sees it, and it never waits for itself', async () => {
    const { portal, server, ask } = await signedInPortal()
    const seen: string[] = []
    portal.use((request, next) => {
      seen.push(request.url)
      return next(request)
    })
    server.expireAccess()
    await ask()
    expect(seen).toEqual(['/loads/1'])
  })
})

describe('callers who leave (R9, R10)', () => {
  it('T11 lets a waiting caller go at once; its call is never sent again and the others succeed', async () => {
    const { portal, server, network, ask } = await signedInPortal()
    server.expireAccess()
    const renewal = network.hold('/refresh-token')
    const controller = new AbortController()
    const leaving = portal.loads.show('leaving', { signal: controller.signal }).safe()
    const staying = ask('staying')
    await settle()
    controller.abort()
    expect(await leaving).toMatchObject({ ok: false, error: { kind: 'aborted' } })
    renewal.stop()
    await staying
    expect(server.seen.filter(({ path }) => path.endsWith('/leaving'))).toHaveLength(1)
  })

  it('T12 goes on renewing when the caller who caused it leaves', async () => {
    const { portal, server, network, ask } = await signedInPortal()
    server.expireAccess()
    const renewal = network.hold('/refresh-token')
    const controller = new AbortController()
    const first = portal.loads.show('1', { signal: controller.signal }).safe()
    await settle()
    const second = ask('2')
    await settle()
    controller.abort()
    renewal.stop()
    await second
    expect((await first).ok).toBe(false)
    expect(server.refreshes).toBe(1)
  })

  it('T13 stores the new tokens when everybody who waited has left', async () => {
    const store = memoryStore()
    const { portal, server, network, ask } = await signedInPortal({ store })
    server.expireAccess()
    const renewal = network.hold('/refresh-token')
    const controller = new AbortController()
    const calls = many(5, (id) => portal.loads.show(id, { signal: controller.signal }).safe())
    await settle()
    controller.abort()
    await Promise.all(calls)
    renewal.stop()
    await settle()
    expect(store.get()).toMatchObject({ accessToken: 'access-2-of-lucia', renewal: 1 })
    await ask()
    expect(server.refreshes).toBe(1)
    expect(server.dataRequests.at(-1)?.headers.get('authorization')).toBe('Bearer access-2-of-lucia')
  })

  it('T14 counts the waiting against the deadline, and goes on renewing', async () => {
    const { portal, server, network, clock } = await signedInPortal()
    server.expireAccess()
    const renewal = network.hold('/refresh-token')
    const call = portal.loads.show('1', { deadline: 2_000 }).safe()
    await clock.advance(2_001)
    expect(await call).toMatchObject({ ok: false, error: { kind: 'deadline' } })
    renewal.stop()
    await settle()
    await portal.loads.show('1')
    expect(server.refreshes).toBe(1)
  })
})

describe('the repetition after a renewal is no retry (R23)', () => {
  it('T15 repeats once also when nothing is to be retried', async () => {
    const { portal, server } = await signedInPortal()
    server.expireAccess()
    await portal.loads.show('1', { maxRetries: 0 })
    expect(server.dataRequests).toHaveLength(2)
  })

  it('T16 survives 503, then 401, then succeeds, with one retry, one renewal and one key', async () => {
    const { portal, server, clock } = await signedInPortal()
    server.answer(
      '/start',
      () => problem(503),
      () => problem(401),
    )
    const call = portal.loads.start('1')
    await clock.until(call)
    expect(server.refreshes).toBe(1)
    const keys = server.dataRequests.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  })
})
