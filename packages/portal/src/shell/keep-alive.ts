/** When a session ends automatically: at its absolute end, or earlier without activity. Milliseconds since 1970. */
export interface SessionClock {
  readonly kind: 'password' | 'token' | 'view'
  readonly sessionEndsAt: number
  readonly idleEndsAt: number
}

/** The dialog must be visible for at least 20 s (WCAG 2.2.1); a session of 60 s cannot offer more. */
export const askBeforeMs = { password: 60_000, token: 20_000, view: 60_000 } as const

/** The minimum interval of activity reports; people count as online for five minutes. */
const beatEveryMs = 120_000

/** When the session ends without further activity. */
export function endOf(clock: SessionClock): number {
  return Math.min(clock.sessionEndsAt, clock.idleEndsAt)
}

/** Whether the session can no longer be extended. */
export function isFixed(clock: SessionClock): boolean {
  return clock.sessionEndsAt <= clock.idleEndsAt
}

/** `ask` once the dialog must be visible, `over` when the time has run out. */
export function stageOf(clock: SessionClock, now: number): 'quiet' | 'ask' | 'over' {
  const left = endOf(clock) - now
  if (left <= 0) return 'over'
  return left <= askBeforeMs[clock.kind] ? 'ask' : 'quiet'
}

/** Whether to report activity: the person did something since the last report. */
export function isBeatDue({ beatAt, actedAt }: { beatAt: number; actedAt: number }, now: number): boolean {
  return actedAt > beatAt && now - beatAt >= beatEveryMs
}
