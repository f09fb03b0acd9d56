/** Runs something while no other tab does the same. */
export type Lock = <T>(name: string, timeoutMs: number, run: () => Promise<T>) => Promise<T>

/**
 * Runs something while no other tab of this browser does the same, by Web Locks. A lock that nobody gives back in
 * `timeoutMs` milliseconds is passed over, for a tab that waits for ever is worse: what runs must bear running twice.
 * Fails as `run` does.
 */
export const webLock: Lock = async <T>(name: string, timeoutMs: number, run: () => Promise<T>) => {
  let turn = undefined as Promise<T> | undefined
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, () => (turn = run()))
  } catch {
    // A failure while holding the lock is reported below; without a lock we go on unlocked.
  }
  return turn ?? run()
}

/** For a single tab or process. */
export const noLock: Lock = (_name, _timeoutMs, run) => run()
