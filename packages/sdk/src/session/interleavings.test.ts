import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPortalError } from '#errors/is-portal-error.ts'
import { tracing } from '#http/log-tries.ts'
import { settle } from '#testing/fake-clock.ts'
import { signedInPortal } from '#testing/signed-in.ts'

type Step =
  | 'ask'
  | 'expire'
  | 'hold-renewals'
  | 'hold-data'
  | 'release-one'
  | 'release'
  | 'abort'
  | 'sign-out'
  | 'sign-in'
  | 'minute'
  | 'break'

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.constantFrom<Step>(
    'ask',
    'ask',
    'ask',
    'expire',
    'hold-renewals',
    'hold-data',
    'release-one',
    'release',
    'abort',
    'sign-out',
    'sign-in',
    'minute',
    'break',
  ),
  { maxLength: 25 },
)

/** Plays the steps, lets everything finish, and returns the observable result. */
async function play(story: readonly Step[]) {
  const logged: string[] = []
  const log = (text: string, fields?: object) => logged.push(`${text} ${JSON.stringify(fields)}`)
  const test = await signedInPortal({ logger: tracing({ debug: log, warn: log, error: log }) })
  const { portal, server, network, clock } = test
  let expiries = 0
  let abort = new AbortController()
  const endedAt: { requests: number; token: string }[] = []
  const tokens: string[] = []
  const stale: string[] = []
  portal.session.subscribe((event) => {
    if (event.type === 'ended') endedAt.push({ requests: server.seen.length, token: tokens.at(-1) ?? '' })
  })
  const settled: Promise<unknown>[] = []
  const holds: ReturnType<typeof network.hold>[] = []
  const play: Record<Step, () => unknown> = {
    ask: () => settled.push(portal.loads.show('1', { signal: abort.signal }).safe()),
    expire: () => {
      expiries++
      server.expireAccess()
    },
    'hold-renewals': () => holds.push(network.hold('/refresh-token')),
    'hold-data': () => holds.push(network.hold('/loads/')),
    'release-one': () => holds.at(-1)?.release(1),
    release: () => holds.splice(0).forEach((hold) => hold.stop()),
    abort: () => {
      abort.abort()
      abort = new AbortController()
    },
    'sign-out': () => settled.push(portal.session.logout()),
    'sign-in': () =>
      settled.push(
        portal.session.login({ user: `user${server.seen.length}`, password: 'secret-word' }).safe(),
      ),
    // Each five minutes are also an expiry.
    minute: () => {
      expiries++
      return clock.advance(60_000)
    },
    break: () => holds.at(-1)?.fail(),
  }
  for (const step of story) {
    await play[step]()
    await settle()
  }
  holds.forEach((hold) => hold.stop())
  const outcomes = await clock.until(Promise.all(settled))
  for (const { requests, token } of endedAt) {
    const later = server.dataRequests.filter((request) => server.seen.indexOf(request) >= requests)
    stale.push(
      ...later.filter(({ headers }) => headers.get('authorization') === `Bearer ${token}`).map(String),
    )
  }
  return {
    outcomes,
    refreshes: server.refreshes,
    reuses: server.reuses,
    expiries,
    stale,
    logged: logged.join('\n'),
  }
}

describe('whatever happens in whatever order', () => {
  it('T32 every call settles, nothing is renewed without need, no token is used twice, and no secret is logged', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (story) => {
        const { outcomes, refreshes, reuses, expiries, stale, logged } = await play(story)
        for (const outcome of outcomes) {
          if (!outcome) continue
          const { ok, error } = outcome as { ok: boolean; error?: unknown }
          if (!ok) expect(isPortalError(error)).toBe(true)
        }
        // A renewal whose answer was lost, or held for a minute, is requested again; so is one for a sign-out with an
        // expired token.
        const isLost = (step: Step, at: number) =>
          step === 'break' ||
          step === 'sign-out' ||
          (step === 'minute' && story.slice(0, at).includes('hold-renewals'))
        const breaks = story.filter(isLost).length
        expect(refreshes).toBeLessThanOrEqual(expiries + breaks)
        expect(reuses).toBeLessThanOrEqual(breaks)
        expect(stale).toEqual([])
        expect(logged).not.toMatch(/access-\d|refresh-\d|secret-word/)
      }),
      { numRuns: 1_000 },
    )
  })
})
