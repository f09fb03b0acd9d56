import { describe, expect, it } from 'vitest'
import { isPortalError } from '#errors/is-portal-error.ts'
import { settle } from '#testing/fake-clock.ts'
import { signedInPortal, type TestPortal } from '#testing/signed-in.ts'
import { json, problem } from '#testing/token-server.ts'

const noNetwork = () => {
  throw new TypeError('fetch failed')
}

/** Sends this many calls at once; returns the kinds of their failures, or `ok`. */
async function outcomes({ portal, clock }: TestPortal, count: number): Promise<string[]> {
  const calls = Array.from({ length: count }, (_, index) => portal.loads.show(String(index)).safe())
  const settled = await clock.until(Promise.all(calls))
  return settled.map((outcome) => (outcome.ok ? 'ok' : outcome.error.kind))
}

describe('a renewal that fails once', () => {
  it.each([
    ['is answered 500', () => json({}, 500)],
    ['is answered 503', () => problem(503)],
    ['finds no network', noNetwork],
  ])('and %s is asked for once more, and the 50 calls that wait for it succeed', async (_what, failed) => {
    const test = await signedInPortal()
    test.server.expireAccess()
    test.server.answer('/refresh-token', failed)
    expect(new Set(await outcomes(test, 50))).toEqual(new Set(['ok']))
    expect(test.server.refreshes).toBe(1)
  })

  it('waits before its second try, and not all pages wait as long', async () => {
    const pauses = await Promise.all(
      [0, 1].map(async (random) => {
        const { server, ask, clock } = await signedInPortal({ random: () => random })
        server.expireAccess()
        server.answer('/refresh-token', noNetwork)
        const start = clock.now()
        const call = ask()
        await settle()
        expect(server.seen.filter(({ path }) => path.endsWith('/refresh-token'))).toHaveLength(1)
        await clock.until(call)
        return clock.now() - start
      }),
    )
    expect(pauses[0]).toBeLessThan(pauses[1] ?? 0)
  })

  it('is not asked for again when the session ends meanwhile', async () => {
    const { portal, server, ask, clock } = await signedInPortal()
    server.expireAccess()
    server.answer('/refresh-token', noNetwork)
    const call = ask().catch((error: unknown) => error)
    await settle()
    await portal.session.login({ user: 'marta', password: 'x' })
    expect(await call).toMatchObject({ kind: 'session-ended', reason: 'replaced' })
    await clock.advance(60_000)
    expect(server.refreshes).toBe(0)
  })
})

it('a renewal that failed is asked for again on a clock that was set back', async () => {
  const { server, ask, clock } = await signedInPortal()
  server.expireAccess()
  server.answer('/refresh-token', noNetwork, noNetwork)
  const call = ask().catch((error: unknown) => error)
  expect(await clock.until(call)).toMatchObject({ kind: 'connection', during: 'renewal' })
  clock.jump(-7_200_000)
  await ask()
  expect(server.refreshes).toBe(1)
})

describe('a server that refuses even a renewed token', () => {
  const deaf = async () => {
    const test = await signedInPortal()
    test.server.answer('/loads/', ...Array.from({ length: 200 }, () => () => problem(401)))
    return test
  }

  it('is asked for one renewal by 30 calls one after the other, and the session is kept', async () => {
    const { portal, server, ask } = await deaf()
    for (let call = 0; call < 30; call++) {
      await expect(ask()).rejects.toMatchObject({ kind: 'authentication', status: 401 })
    }
    expect(server.refreshes).toBe(1)
    expect(portal.session.current).toBeDefined()
  })

  it('is asked again by the first call after a while, also on a clock that was set back', async () => {
    const { server, ask, clock } = await deaf()
    const refused = () => ask().catch((error: unknown) => isPortalError(error, 'authentication'))
    await refused()
    await clock.advance(5_001)
    expect(await Promise.all([refused(), refused(), refused()])).toEqual([true, true, true])
    expect(server.refreshes).toBe(2)
    clock.jump(-7_200_000)
    await refused()
    expect(server.refreshes).toBe(3)
  })
})
