/** Time, as the SDK asks for it; tests give one that stands still. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after so many milliseconds; answers what takes it back. */
  after(ms: number, callback: () => void): () => void
}

/** The clock of the machine. Its timers do not keep a Node process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    // A longer delay than 2^31-1 ms would fire at once.
    const timer: unknown = setTimeout(callback, Math.min(ms, 2_147_483_647))
    return () => clearTimeout(timer as number)
  },
}

/** As `systemClock`, for watching in the background: a Node process may end while it waits. */
export function inBackground(clock: Clock): Clock {
  if (clock !== systemClock) return clock
  return {
    now: () => clock.now(),
    after(ms, callback) {
      const timer: unknown = setTimeout(callback, Math.min(ms, 2_147_483_647))
      if (typeof timer === 'object' && timer !== null && 'unref' in timer) (timer as NodeJS.Timeout).unref()
      return () => clearTimeout(timer as number)
    },
  }
}
