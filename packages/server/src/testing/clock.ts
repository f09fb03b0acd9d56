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

/**
 * The latest noon of a working day from the fourth of its month on: on a weekend and at night few people work, so that a
 * page of days would read from more of them, and reports of the current month have no rows on its first day.
 */
export function atNoon(now: Date): Date {
  const noon = new Date(now)
  noon.setUTCHours(11, 0, 0, 0)
  while (noon > now || [0, 6].includes(noon.getUTCDay()) || noon.getUTCDate() < 4)
    noon.setUTCDate(noon.getUTCDate() - 1)
  return noon
}
