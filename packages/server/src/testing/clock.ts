import type { Clock } from '#seams/clock.ts'

/** A clock that a test can move. */
export type StillClock = Clock & { forward(seconds: number): void }

/** The real time, plus what the test has moved it forward. */
export function aheadClock(): StillClock {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    forward: (seconds) => {
      aheadMs += seconds * 1000
    },
  }
}

/** A clock that stands still until the test moves it. */
export function stillClock(start: Date = new Date()): StillClock {
  let ms = start.getTime()
  return {
    now: () => new Date(ms),
    forward: (seconds) => {
      ms += seconds * 1000
    },
  }
}
