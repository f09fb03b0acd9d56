const withoutIdleMs = 300
/** A busy machine may never be idle. */
const latestMs = 2000

/** Runs a callback when the page is idle, or after two seconds at the latest; returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, withoutIdleMs)
    return () => clearTimeout(timer)
  }
  const callback = window.requestIdleCallback(act, { timeout: latestMs })
  return () => window.cancelIdleCallback(callback)
}
