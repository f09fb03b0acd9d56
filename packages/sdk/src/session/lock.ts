/** Runs a function while no other tab runs one under the same name. */
export type Lock = <T>(name: string, timeoutMs: number, run: () => Promise<T>) => Promise<T>

/**
 * Runs a function while no other tab of this browser runs one under the same name, with Web Locks. A lock that is not
 * released within `timeoutMs` milliseconds is ignored, because a tab that waits forever is worse: the function must
 * tolerate running twice. Fails as the function does.
 */
export const webLock: Lock = async <T>(name: string, timeoutMs: number, run: () => Promise<T>) => {
  let turn = undefined as Promise<T> | undefined
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, () => (turn = run()))
  } catch {
    // A failure while holding the lock is reported below; without a lock the function runs unlocked.
  }
  return turn ?? run()
}

/** For a single tab or process: runs without a lock. */
export const noLock: Lock = (_name, _timeoutMs, run) => run()
