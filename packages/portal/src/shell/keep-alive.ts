/** When a session ends by itself: at its absolute end, or earlier without a sign of life. Milliseconds since 1970. */
export interface SessionClock {
  readonly kind: 'password' | 'token' | 'view'
  readonly sessionEndsAt: number
  readonly idleEndsAt: number
}

/** A question must stand for 20 s at least (WCAG 2.2.1); a session of 60 s has no more to give. */
export const askBeforeMs = { password: 60_000, token: 20_000, view: 60_000 } as const

/** How long somebody who works need not tell the server; people count as online for five minutes. */
const beatEveryMs = 120_000

/** The moment at which the session ends unless somebody says that they are still there. */
export function endOf(clock: SessionClock): number {
  return Math.min(clock.sessionEndsAt, clock.idleEndsAt)
}

/** Whether no answer can move the end any further. */
export function isFixed(clock: SessionClock): boolean {
  return clock.sessionEndsAt <= clock.idleEndsAt
}

/** `ask` from the moment the question must be on the page, `over` when the time has run out. */
export function stageOf(clock: SessionClock, now: number): 'quiet' | 'ask' | 'over' {
  const left = endOf(clock) - now
  if (left <= 0) return 'over'
  return left <= askBeforeMs[clock.kind] ? 'ask' : 'quiet'
}

/** Whether to tell the server that the person works: they did something since it was told last. */
export function isBeatDue({ beatAt, actedAt }: { beatAt: number; actedAt: number }, now: number): boolean {
  return actedAt > beatAt && now - beatAt >= beatEveryMs
}
