// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lock, lockedFor, unlock, watchLock } from './lock-state.ts'

const lucia = { userData: { uid: 'lucia' }, sessionEndsAt: 2000 }

afterEach(() => unlock())

describe('the lock', () => {
  it('holds for one person, until it is opened', () => {
    expect(lockedFor(1000)).toBeNull()
    lock(lucia)
    expect(lockedFor(1000)).toBe('lucia')
    unlock()
    expect(lockedFor(1000)).toBeNull()
  })

  it('LOG-6.3 ends with the locked session: signing in again needs the password', () => {
    lock(lucia)
    expect(lockedFor(2000)).toBeNull()
  })

  it('is reported here and in the other tabs, to current listeners', () => {
    const listener = vi.fn()
    const stop = watchLock(listener)
    lock(lucia)
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.locked' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.theme' }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    unlock()
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
