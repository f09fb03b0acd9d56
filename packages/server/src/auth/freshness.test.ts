import { describe, expect, it } from 'vitest'
import { isFreshSession } from './freshness.ts'

const authenticatedAt = new Date('2026-11-21T10:00:00Z')
const after = (seconds: number) => new Date(authenticatedAt.getTime() + seconds * 1000)
const session = { authenticatedAt, secondFactorAt: null }

describe('a session', () => {
  it('is fresh for five minutes after the password was entered', () => {
    expect(isFreshSession({ ...session, kind: 'password' }, after(299))).toBe(true)
    expect(isFreshSession({ ...session, kind: 'password' }, after(300))).toBe(false)
  })

  it('that a link opened never is: no password was entered', () => {
    expect(isFreshSession({ ...session, kind: 'token' }, after(1))).toBe(false)
  })
})
