/** Runs something while no other tab does the same. */
export type Lock = <T>(name: string, timeoutMs: number, run: () => Promise<T>) => Promise<T>

/** For a single tab or process. */
const noLock: Lock = (_name, _timeoutMs, run) => run()

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

/** Web Locks where tabs exist, none elsewhere. */
export function lockHere(): Lock {
  const hasTabs = typeof document !== 'undefined' && typeof navigator !== 'undefined' && 'locks' in navigator
  return hasTabs ? webLock : noLock
}
