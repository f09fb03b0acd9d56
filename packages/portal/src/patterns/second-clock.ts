import { createContext, use, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = Date.now()

function tick(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}

/** One timer for everything on the page that counts seconds; none while nothing does. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now()
    timer = setInterval(tick, 1000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** How far the clock here is ahead of the server's, in milliseconds. */
export const ClockAhead = createContext(0)

/** The whole seconds since an instant of the server, anew each second; only who asks is drawn again. */
export function useSecondsSince(instant: string | null): number {
  const ahead = use(ClockAhead)
  const seconds = () =>
    instant === null ? 0 : Math.max(0, Math.floor((now - ahead - Date.parse(instant)) / 1000))
  return useSyncExternalStore(subscribe, seconds)
}
