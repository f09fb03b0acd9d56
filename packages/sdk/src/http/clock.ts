/** The SDK's source of time; tests pass one that stands still. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after this many milliseconds; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void
}

/** The machine's clock. Its timers keep a Node process alive. */
export const systemClock: Clock = machineClock()

/** Like `systemClock`, for background work: its timers do not keep a Node process alive. */
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
