import type { Clock } from './clock.ts'

/**
 * The promise, unless one of the signals fires first: then its reason, at once. The promise itself goes on, because it may
 * be shared. No listener stays behind.
 */
export function unlessAborted<T>(
  promise: Promise<T>,
  ...signals: readonly (AbortSignal | undefined)[]
): Promise<T> {
  const given = signals.filter((signal) => signal !== undefined)
  if (given.length === 0) return promise
  return new Promise<T>((resolve, reject) => {
    const stop = () => {
      for (const signal of given) signal.removeEventListener('abort', refuse)
    }
    const refuse = () => {
      stop()
      const fired = given.find((signal) => signal.aborted)
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the reason is the caller's own value
      reject(fired?.reason)
    }
    if (given.some((signal) => signal.aborted)) {
      promise.catch(() => undefined)
      refuse()
      return
    }
    for (const signal of given) signal.addEventListener('abort', refuse)
    promise.then(resolve, reject).finally(stop)
  })
}

/** Waits so many milliseconds, or until the signal fires: then it rejects with the signal's reason at once. */
export async function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  let cancel: () => void = () => undefined
  try {
    await unlessAborted(
      new Promise<void>((resolve) => {
        cancel = clock.after(ms, resolve)
      }),
      signal,
    )
  } finally {
    cancel()
  }
}
