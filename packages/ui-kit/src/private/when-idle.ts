const withoutIdleMs = 300

/** Does something when the page has nothing else to do; returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, withoutIdleMs)
    return () => clearTimeout(timer)
  }
  const callback = window.requestIdleCallback(act)
  return () => window.cancelIdleCallback(callback)
}
