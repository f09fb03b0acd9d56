const withoutIdleMs = 300
/** A busy machine may never be idle. */
const latestMs = 2000

/** Calls when the browser has nothing else to do, or when it has had no such moment for too long; answers what calls it off. */
export function whenIdle(call: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(call, withoutIdleMs)
    return () => globalThis.clearTimeout(timer)
  }
  const waiting = window.requestIdleCallback(call, { timeout: latestMs })
  return () => window.cancelIdleCallback(waiting)
}
