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
    const heard = new AbortController()
    const refuse = () => {
      const fired = given.find(({ aborted }) => aborted)
      if (!fired) return
      heard.abort()
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason is the caller's own value
      reject(fired.reason)
    }
    given.forEach((signal) => signal.addEventListener('abort', refuse, heard))
    promise.then(resolve, reject).finally(() => heard.abort())
    refuse()
  })
}

/** Waits so many milliseconds, or until the signal fires: then it rejects with the signal's reason at once. */
export async function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  let cancel: (() => void) | undefined
  const passed = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve)
  })
  await unlessAborted(passed, signal).finally(() => cancel?.())
}
