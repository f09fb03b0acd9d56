import { getEventListeners } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settle } from '#testing/fake-clock.ts'
import { signedInPortal } from '#testing/signed-in.ts'

afterEach(() => vi.restoreAllMocks())

/** The greatest number of listeners that any signal had since the call. */
function mostListeners(): () => number {
  let most = 0
  const add = Reflect.get<EventTarget, 'addEventListener'>(EventTarget.prototype, 'addEventListener')
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...args
  ) {
    add.apply(this, args)
    if (this instanceof AbortSignal) most = Math.max(most, getEventListeners(this, 'abort').length)
  })
  return () => most
}

describe('50 calls that wait for one renewal', () => {
  // Node 20 warns of a leak at the eleventh listener of a signal.
  it('listen to each signal a few times only, their own and that of the session, and leave no listener', async () => {
    const { portal, server, network } = await signedInPortal()
    server.expireAccess()
    const renewal = network.hold('/refresh-token')
    const most = mostListeners()
    const { signal } = new AbortController()
    const calls = Array.from({ length: 100 }, (_, index) =>
      portal.loads.show(String(index), index < 50 ? { signal } : {}),
    )
    await settle()
    expect(renewal.waiting).toBe(1)
    expect(getEventListeners(signal, 'abort').length).toBeGreaterThan(0)
    renewal.stop()
    await Promise.all(calls)
    expect(most()).toBeLessThanOrEqual(10)
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  it('leave no listener either when their caller lets them go before the renewal ends', async () => {
    const { portal, server, network } = await signedInPortal()
    server.expireAccess()
    const renewal = network.hold('/refresh-token')
    const controller = new AbortController()
    const { signal } = controller
    const calls = Array.from({ length: 50 }, () => portal.loads.show('1', { signal }).safe())
    await settle()
    controller.abort()
    const outcomes = await Promise.all(calls)
    expect(new Set(outcomes.map((outcome) => outcome.ok))).toEqual(new Set([false]))
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
    renewal.stop()
  })
})

it('a refusal that a renewal mends frees its connection before the renewal is asked for', async () => {
  const { portal, server } = await signedInPortal()
  let isFree = false
  const body = new ReadableStream({
    cancel() {
      isFree = true
    },
  })
  server.answer('/loads/', () => new Response(body, { status: 401 }))
  let wasFree: boolean | undefined
  server.answer('/refresh-token', () => {
    wasFree = isFree
    return Response.json({ accessToken: 'access-9', expiresInSeconds: 300, sessionSeconds: 6900 })
  })
  await portal.loads.show('1').safe()
  expect(wasFree).toBe(true)
})
