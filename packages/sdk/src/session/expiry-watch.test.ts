// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { signedInPortal } from '#testing/signed-in.ts'
import { memoryStore } from './token-store.ts'

describe('a page that slept (R17)', () => {
  it('T26 ends the session once, when it is shown again after three hours', async () => {
    const { portal, clock } = await signedInPortal({ tabs: false, store: memoryStore(), transport: 'body' })
    const ends: unknown[] = []
    portal.session.subscribe((event) => event.type === 'ended' && ends.push(event.reason))
    clock.jump(3 * 3_600_000)
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pageshow'))
    expect(ends).toEqual(['expired'])
    expect(clock.pending).toBe(0)
  })

  it('shows a session that has hours left as before', async () => {
    const { portal } = await signedInPortal({ tabs: false, store: memoryStore(), transport: 'body' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(portal.session.current).toBeDefined()
    portal.close()
  })
})
