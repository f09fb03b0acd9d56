import type { Clock } from '#http/clock.ts'

/** A clock that stands still until the test moves it. */
export interface FakeClock extends Clock {
  /** Advances by this many milliseconds; runs due timers in order and waits for their effects. */
  advance(ms: number): Promise<void>
  /** Advances in steps of half a second until the promise settles, and returns it. */
  until<T>(promise: Promise<T>): Promise<T>
  /** Changes the time without running timers, as when a laptop sleeps or the clock is set. */
  jump(ms: number): void
  /** The number of pending timers. */
  readonly pending: number
}

/** Creates a clock that stands at `start`, in milliseconds since 1970. */
export function fakeClock(start: number = Date.UTC(2026, 2, 5, 10)): FakeClock {
  let now = start
  let elapsed = 0
  let timers: { at: number; callback: () => void }[] = []
  const clock: FakeClock = {
    now: () => now,
    after(ms, callback) {
      const timer = { at: elapsed + ms, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    async advance(ms) {
      const until = elapsed + ms
      await settle()
      for (;;) {
        const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        timers = timers.filter((timer) => timer !== due)
        now += Math.max(0, due.at - elapsed)
        elapsed = Math.max(elapsed, due.at)
        due.callback()
        await settle()
      }
      now += until - elapsed
      elapsed = until
      await settle()
    },
    async until(promise) {
      let isSettled = false as boolean
      const note = () => {
        isSettled = true
      }
      promise.then(note, note)
      await settle()
      while (!isSettled) await clock.advance(500)
      return promise
    },
    jump(ms) {
      now += ms
    },
    get pending() {
      return timers.length
    },
  }
  return clock
}

/** Lets all pending microtasks and callbacks run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(undefined)
    })
  }
}
