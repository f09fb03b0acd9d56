/** Runs something while no other tab does the same. */
export type Lock = <T>(name: string, timeoutMs: number, run: () => Promise<T>) => Promise<T>

/**
 * Web Locks between tabs. A lock that nobody gives back in time is passed over: two renewals are better than a tab that
 * waits for ever.
 */
export const webLock: Lock = async (name, timeoutMs, run) => {
  let hasEntered = false as boolean
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, () => {
      hasEntered = true
      return run()
    })
  } catch (error) {
    if (hasEntered) throw error
    return run()
  }
}

/** For a single tab or process. */
export const noLock: Lock = (_name, _timeoutMs, run) => run()
