import type { Clock } from '#http/clock.ts'

/** Long timers are suspended with their tab or laptop, so check the expiry at least this often. */
const coarseMs = 30_000

/**
 * Checks whether the session has expired: at its end, every half minute, and when the page becomes visible. Returns a
 * function that stops the watch.
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
  const listening = new AbortController()
  if (typeof document !== 'undefined') {
    document.addEventListener('visibilitychange', look, listening)
    globalThis.addEventListener('pageshow', look, listening)
  }
  return () => listening.abort()
}
