import type { Clock } from './clock.ts'

const waiting = new WeakMap<EventTarget, Set<() => void>>()

function notifyAll({ target }: Event): void {
  for (const callback of [...((target && waiting.get(target)) ?? [])]) callback()
}

/**
 * Calls back when the signal fires; returns a function that unsubscribes. All calls share one listener per signal:
 * Node 20 warns of a leak at the eleventh.
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const callbacks = waiting.get(signal) ?? new Set()
  waiting.set(signal, callbacks.add(callback))
  signal.addEventListener('abort', notifyAll)
  return () => {
    callbacks.delete(callback)
    if (callbacks.size === 0) signal.removeEventListener('abort', notifyAll)
  }
}

/**
 * Resolves as the promise does, or rejects with the signal's reason when it fires first. The promise itself
 * continues, because it may be shared. No listener is left behind.
 */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise<T>((resolve, reject) => {
    const refuse = () => {
      stop()
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason is the caller's own value
      reject(signal.reason)
    }
    const stop = onAbort(signal, refuse)
    promise.then(resolve, reject).finally(stop)
    if (signal.aborted) refuse()
  })
}

/** Waits this many milliseconds. Rejects at once with the signal's reason when it fires. */
export async function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  let cancel: (() => void) | undefined
  const passed = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve)
  })
  await unlessAborted(passed, signal).finally(() => cancel?.())
}
