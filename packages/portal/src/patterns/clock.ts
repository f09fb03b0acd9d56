/** The time of the last tick, and the listeners of the next. */
export interface Clock {
  readonly now: () => number
  readonly subscribe: (listener: () => void) => () => void
}

/** One shared timer for everything that shows the time in these steps; none without listeners. */
export function clockOf(stepMs: number): Clock {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  let now = Date.now()
  const tick = () => {
    now = Date.now()
    for (const listener of listeners) listener()
  }
  return {
    now() {
      // Time has passed while there were no listeners.
      if (listeners.size === 0 && Date.now() - now >= stepMs) now = Date.now()
      return now
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        now = Date.now()
        timer = setInterval(tick, stepMs)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearInterval(timer)
      }
    },
  }
}
