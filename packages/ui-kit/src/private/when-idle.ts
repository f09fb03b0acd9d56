const withoutIdleMs = 300
/** A busy machine may never be idle. */
const latestMs = 2000

/**
 * Does something when the page has nothing else to do, or when it has had no such moment for two seconds; returns what
 * calls it off.
 */
export function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, withoutIdleMs)
    return () => clearTimeout(timer)
  }
  const callback = window.requestIdleCallback(act, { timeout: latestMs })
  return () => window.cancelIdleCallback(callback)
}
