/** Runs something while no other tab does the same. */
export type Lock = <T>(name: string, timeoutMs: number, run: () => Promise<T>) => Promise<T>

/**
 * Runs something while no other tab of this browser does the same, by Web Locks. A lock that nobody gives back in
 * `timeoutMs` milliseconds is passed over, for a tab that waits for ever is worse: what runs must bear running twice.
 * Fails as `run` does.
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
