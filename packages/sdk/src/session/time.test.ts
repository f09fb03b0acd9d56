import { describe, expect, it } from 'vitest'
import { fakeClock } from '#testing/fake-clock.ts'
import { signedInPortal, testPortal } from '#testing/signed-in.ts'
import { tokenServer } from '#testing/token-server.ts'

describe('time (R15–R17)', () => {
  it('T24 keeps the session and renews at most once when the clock is set back by two hours', async () => {
    const { portal, server, ask, clock } = await signedInPortal()
    await ask()
    clock.jump(-2 * 3_600_000)
    await ask()
    await ask()
    expect(server.refreshes).toBeLessThanOrEqual(1)
    expect(portal.session.current).toBeDefined()
  })

  it('T24 ends the session for all calls at once when two hours have passed at a stroke, and sends none', async () => {
    const { portal, server, ask, clock } = await signedInPortal()
    await ask()
    const requests = server.seen.length
    clock.jump(2 * 3_600_000)
    const ends = await Promise.all(Array.from({ length: 20 }, () => portal.loads.show('1').safe()))
    expect(new Set(ends.map((end) => (end.ok ? 'ok' : end.error.kind)))).toEqual(new Set(['session-ended']))
    expect(server.seen).toHaveLength(requests)
    await portal.session.login({ user: 'lucia', password: 'x' })
    await ask()
  })

  it('sends nothing when the page finds the session over before its calls do', async () => {
    const { portal, server, ask, clock } = await signedInPortal()
    const requests = server.seen.length
    await clock.advance(115 * 60_000)
    expect(portal.session.current).toBeUndefined()
    await expect(ask()).rejects.toMatchObject({ kind: 'session-ended', reason: 'expired' })
    expect(server.seen).toHaveLength(requests)
  })

  it('sends requests after a sign-out, as before a sign-in, without credentials', async () => {
    const { portal, server, ask } = await signedInPortal()
    await portal.session.logout()
    await expect(ask()).rejects.toMatchObject({ kind: 'authentication' })
    expect(server.dataRequests.at(-1)?.headers.has('authorization')).toBe(false)
  })

  it('T24 signs in by the lifetimes, not by the moments of a server whose clock is two hours wrong', async () => {
    for (const hours of [-2, 2]) {
      const clock = fakeClock()
      const server = tokenServer({ clock: { ...clock, now: () => clock.now() + hours * 3_600_000 } })
      const { portal, ask } = await signedInPortal({ clock, server })
      expect(portal.session.current?.sessionEndsAt).toBe(clock.now() + 115 * 60_000)
      for (let minute = 0; minute < 4; minute++) {
        await clock.advance(60_000)
        await ask()
      }
      expect(server.refreshes).toBe(0)
      await clock.advance(60_000)
      await ask()
      expect(server.refreshes).toBe(1)
    }
  })

  it('T25 does not renew a session of 60 seconds before its last fifth, and not when that wins nothing', async () => {
    const { portal, server, ask, clock } = testPortal({ accessSeconds: 60 })
    await portal.session.login({ user: 'lucia', password: 'x' })
    await clock.advance(47_000)
    await ask()
    expect(server.refreshes).toBe(0)
    await clock.advance(2_000)
    await ask()
    expect(server.refreshes).toBe(1)
    await portal.session.loginWithToken({ exchangeToken: 'marta' })
    expect(portal.session.current?.kind).toBe('token')
    await clock.advance(55_000)
    await ask()
    expect(server.refreshes).toBe(1)
  })

  it('T26 ends a session whose timers slept for three hours once, when the next call looks', async () => {
    const { portal, server, ask, clock } = await signedInPortal()
    const ends: unknown[] = []
    portal.session.subscribe((event) => event.type === 'ended' && ends.push(event.reason))
    clock.jump(3 * 3_600_000)
    const requests = server.seen.length
    await expect(ask()).rejects.toMatchObject({ kind: 'session-ended', reason: 'expired' })
    await clock.advance(60_000)
    expect(ends).toEqual(['expired'])
    expect(server.seen).toHaveLength(requests)
  })

  it('ends after 115 minutes by itself, and after 60 seconds for a link', async () => {
    const { portal, clock } = await signedInPortal()
    const ends: unknown[] = []
    portal.session.subscribe(
      (event) => event.type === 'ended' && ends.push([event.reason, clock.now() - start]),
    )
    let start = clock.now()
    await clock.advance(115 * 60_000)
    expect(ends).toEqual([['expired', 115 * 60_000]])
    start = clock.now()
    await portal.session.loginWithToken({ exchangeToken: 'marta' })
    await clock.advance(60_000)
    expect(ends[1]).toEqual(['expired', 60_000])
  })
})
