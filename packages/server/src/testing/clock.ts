import type { Clock } from '#seams/clock.ts'

/** A clock that stands still until the test moves it. */
export type StillClock = Clock & { forward(seconds: number): void }

export function stillClock(start: Date = new Date()): StillClock {
  let ms = start.getTime()
  return {
    now: () => new Date(ms),
    forward: (seconds) => {
      ms += seconds * 1000
    },
  }
}
