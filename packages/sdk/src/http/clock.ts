/** Time, as the SDK asks for it; tests give one that stands still. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after this many milliseconds; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void
}

/** The clock of the machine. A Node process waits for its timers. */
export const systemClock: Clock = machineClock()

/** As `systemClock`, for watching in the background: a Node process may end while it waits. */
export function inBackground(clock: Clock): Clock {
  return clock === systemClock ? machineClock(true) : clock
}

function machineClock(isInBackground?: boolean): Clock {
  return {
    now: () => Date.now(),
    after(ms, callback) {
      // A longer delay than 2^31-1 ms would fire at once.
      const id: unknown = setTimeout(callback, Math.min(ms, 2 ** 31 - 1))
      if (isInBackground) (id as Partial<NodeJS.Timeout>).unref?.()
      return () => clearTimeout(id as number)
    },
  }
}
