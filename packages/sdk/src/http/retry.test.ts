import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { settle } from '#testing/fake-clock.ts'
import { signedInPortal } from '#testing/signed-in.ts'
import { json, problem } from '#testing/token-server.ts'

const busy = (headers: Record<string, string> = {}) => problem(503, {}, headers)
const broken = () => {
  throw new TypeError('fetch failed')
}

describe('retries', () => {
  it('repeats a question twice and then gives the refusal', async () => {
    const { portal, server, clock } = await signedInPortal()
    server.answer(
      '/loads/',
      () => busy(),
      () => busy(),
      () => busy(),
    )
    const call = portal.loads.show('1').safe()
    expect(await clock.until(call)).toMatchObject({
      ok: false,
      error: { kind: 'server', status: 503, operation: 'loads.show' },
    })
    expect(server.dataRequests).toHaveLength(3)
  })

  it('repeats a connection that broke', async () => {
    const { portal, server, clock } = await signedInPortal()
    server.answer('/loads/', broken)
    const call = portal.loads.show('1').safe()
    expect((await clock.until(call)).ok).toBe(true)
  })

  it('says that no server can be reached', async () => {
    const { portal, server } = await signedInPortal({ maxRetries: 0 })
    server.answer('/loads/', broken)
    await expect(portal.loads.show('1')).rejects.toMatchObject({
      kind: 'connection',
      operation: 'loads.show',
    })
  })

  it('repeats an act with the same key, also the caller’s own', async () => {
    const { portal, server, clock } = await signedInPortal()
    server.answer('/start', () => busy())
    const call = portal.loads.start('1', { idempotencyKey: 'mine' })
    await clock.until(call)
    expect(server.dataRequests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['mine', 'mine'])
  })

  it('does not repeat a POST of a raw client, which has no key', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/fields', () => busy())
    const { response } = await portal.services.laia.POST('/fields', {
      body: { key: 'a', label: 'b', type: 'text' },
    })
    expect(response.status).toBe(503)
    expect(server.dataRequests).toHaveLength(1)
  })

  it('never repeats a sign-in', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/loginUser', () => busy())
    await expect(portal.session.login({ user: 'x', password: 'y' })).rejects.toMatchObject({ kind: 'server' })
    expect(server.seen.filter(({ path }) => path.endsWith('/loginUser'))).toHaveLength(2)
  })

  it('obeys x-should-retry in both directions', async () => {
    const { portal, server, clock } = await signedInPortal()
    server.answer('/loads/', () => busy({ 'x-should-retry': 'false' }))
    await expect(portal.loads.show('1')).rejects.toMatchObject({ status: 503 })
    server.answer('/loads/', () => problem(500, {}, { 'x-should-retry': 'true' }))
    const call = portal.loads.show('1').safe()
    expect((await clock.until(call)).ok).toBe(true)
  })
})

describe('Retry-After', () => {
  const gap = async (header: string, headers: Record<string, string> = {}) => {
    const { portal, server, clock } = await signedInPortal()
    server.answer('/loads/', () => problem(429, {}, { 'retry-after': header, ...headers }))
    const call = portal.loads.show('1').safe()
    await settle()
    let waited = 0
    while (server.dataRequests.length < 2 && waited < 61_000) {
      await clock.advance(100)
      waited += 100
    }
    await call
    return waited
  }

  it('is waited for in full, in seconds and as a date', async () => {
    expect(await gap('2')).toBe(2_000)
    expect(await gap('Thu, 05 Mar 2026 10:00:03 GMT')).toBe(3_000)
  })

  it('as a date counts from the server’s own clock', async () => {
    const date = 'Thu, 05 Mar 2026 12:00:00 GMT'
    expect(await gap('Thu, 05 Mar 2026 12:00:04 GMT', { date })).toBe(4_000)
  })

  it('beyond what the caller would wait fails at once and says how long', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/loads/', () => problem(429, {}, { 'retry-after': '120' }))
    await expect(portal.loads.show('1')).rejects.toMatchObject({ kind: 'rate-limit', retryAfterMs: 120_000 })
    server.answer('/loads/', () => problem(429, {}, { 'retry-after': '20' }))
    const call = portal.loads.show('1', { deadline: 5_000 })
    await expect(call).rejects.toMatchObject({ kind: 'rate-limit', retryAfterMs: 20_000 })
  })
})

describe('time limits and leaving', () => {
  it('lets a caller leave a wait at once', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/loads/', () => problem(429, {}, { 'retry-after': '30' }))
    const controller = new AbortController()
    const call = portal.loads.show('1', { signal: controller.signal }).safe()
    await settle()
    controller.abort()
    expect(await call).toMatchObject({ error: { kind: 'aborted', name: 'AbortError' } })
  })

  it('ends a try after its timeout, repeats it, and then says so', async () => {
    const { portal, server, network, clock } = await signedInPortal()
    network.hold('/loads/')
    const call = portal.loads.show('1', { timeout: 1_000, maxRetries: 1 }).safe()
    expect(await clock.until(call)).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    expect(server.dataRequests).toHaveLength(2)
  })

  it('calls a caller’s AbortSignal.timeout a timeout', async () => {
    const { portal, network } = await signedInPortal()
    network.hold('/loads/')
    const call = portal.loads.show('1', { signal: AbortSignal.timeout(5) })
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('says that an answer cannot be read when it is no JSON', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/loads/', () => new Response('<html>', { status: 200 }))
    await expect(portal.loads.show('1')).rejects.toMatchObject({
      kind: 'connection',
      message: expect.stringContaining('The answer cannot be read') as string,
    })
  })

  it('T33 leaves no listener behind on a signal that 10 000 calls were given', async () => {
    const { portal } = await signedInPortal()
    const { signal } = new AbortController()
    for (let batch = 0; batch < 100; batch++) {
      await Promise.all(
        Array.from({ length: 100 }, () => portal.loads.show('1', { signal, deadline: 60_000 })),
      )
    }
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })
})

describe('answers', () => {
  it('come out of their envelope, with the raw answer on demand', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/dashboard', () => json({ data: { people: 1 } }, 200, { 'x-request-id': 'req-7' }))
    const { data, response, requestId } = await portal.dashboard.show().withResponse()
    expect(data).toEqual({ people: 1 })
    expect(response.status).toBe(200)
    expect(requestId).toBe('req-7')
  })

  it('ANA-17.2 of analytics stay as they are: it has no envelope', async () => {
    const { portal, server } = await signedInPortal()
    server.answer(':4001', () => json({ data: [1] }))
    const { data } = await portal.services.analytics.request('get' as never, '/analytics/x' as never)
    expect(data).toEqual({ data: [1] })
  })
})
