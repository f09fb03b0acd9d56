import type { Clock } from '#http/clock.ts'

/** A long timer sleeps with its tab or laptop, so the end is looked at again at least this often. */
const coarseMs = 30_000

/**
 * Looks whether the session has ended: when its time is up, every half minute, and when the page is shown again after it
 * slept. Answers what ends the watch.
 */
export function watchExpiry(clock: Clock, endsAt: () => number | undefined, check: () => void): () => void {
  let cancel: (() => void) | undefined
  const look = () => {
    check()
    schedule()
  }
  const schedule = () => {
    cancel?.()
    const end = endsAt()
    cancel = end === undefined ? end : clock.after(Math.max(0, Math.min(coarseMs, end - clock.now())), look)
  }
  schedule()
  const stop = listenToPage(look)
  return () => {
    cancel?.()
    stop()
  }
}

function listenToPage(look: () => void): () => void {
  const heard = new AbortController()
  if (typeof document !== 'undefined') {
    document.addEventListener('visibilitychange', look, heard)
    globalThis.addEventListener('pageshow', look, heard)
  }
  return () => heard.abort()
}
